import { expect, test } from 'vitest';
import { noteLookAlikes, unicodeHost } from './host.ts';
import { parseUrl } from './read.ts';
import { isTracking } from './tracking.ts';

const notesOf = (host: string) => {
  const notes: unknown[] = [];
  noteLookAlikes(host, (code, params) => notes.push([code, params?.['character'], params?.['like']]));
  return notes;
};

test('labels are read as Punycode (RFC 3492, section 7.1), others stay', () => {
  expect(unicodeHost('xn--mnchen-3ya.de')).toBe('münchen.de');
  expect(unicodeHost('xn--egbpdaj6bu4bxfgehfvwxn.example')).toBe('ليهمابتكلموشعربي؟.example');
  expect(unicodeHost('xn--ihqwcrb4cv8a8dqg056pqjye.example')).toBe('他们为什么不说中文.example');
  expect(unicodeHost('xn--.xn--aé.xn--99999999.www')).toBe('xn--.xn--aé.xn--99999999.www');
});

test('a host that can be read as another is warned of', () => {
  // The first letter, then all letters, are Cyrillic.
  expect(notesOf('аpple.com')).toEqual([['warning.lookAlike', 'а', 'a']]);
  expect(notesOf('аррӏе.com')).toEqual([['warning.lookAlike', 'а', 'a']]);
  expect(notesOf('gооgle.com')).toEqual([['warning.lookAlike', 'о', 'o']]);
  expect(notesOf('ɡoogle.com')).toEqual([['warning.lookAlike', 'ɡ', 'g']]);
  expect(notesOf('example.com∕login.evil.example')).toEqual([['warning.lookAlike', '∕', '/']]);
  expect(notesOf('example‐bank.com')).toEqual([['warning.lookAlike', '‐', '-']]);
  expect(notesOf('россiя.com')).toEqual([['warning.mixedScripts', undefined, undefined]]);
});

test('a host in its own script is not', () => {
  for (const host of [
    'apple.com',
    'münchen.de',
    'яндекс.com',
    'россия.рф',
    'сосо.рф',
    'ελλάδα.gr',
    'kadıköy.com',
    '日本語.jp',
  ]) {
    expect(notesOf(host)).toEqual([]);
  }
});

test('an escape in a host is refused as the standard does, with schemes that have one', () => {
  expect(parseUrl('https://a%20b/')).toBeUndefined();
  expect(parseUrl('https://a b/')).toBeUndefined();
  expect(parseUrl('foo://a%20b/')?.href).toBe('foo://a%20b/');
});

test('parameters that only track are known', () => {
  expect(['utm_source', 'UTM_ID', 'gclid', 'fbclid', 'mc_eid'].every(isTracking)).toBe(true);
  expect(['utm', 'id', 'ref', 'source', 'v'].some(isTracking)).toBe(false);
});
