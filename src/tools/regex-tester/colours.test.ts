import fc from 'fast-check';
import { expect, test } from 'vitest';
import { colour } from './colours.ts';

const seen = (pattern: string, flags = 'g') => colour(pattern, flags).map(({ text, look }) => `${look} ${text}`);

test('each part of a pattern has its look', () => {
  expect(seen(String.raw`^(?<year>\d{4})-(a|b+?)$`)).toEqual([
    'anchor ^',
    'group (?<year>',
    String.raw`set \d`,
    'repeat {4}',
    'group )',
    'text -',
    'group (',
    'text a',
    'group |',
    'text b',
    'repeat +?',
    'group )',
    'anchor $',
  ]);
});

test.each([
  [String.raw`\bx\B`, [String.raw`anchor \b`, 'text x', String.raw`anchor \B`]],
  [String.raw`(.)\1\k<n>`, ['group (', 'set .', 'group )', String.raw`anchor \1\k<n>`]],
  [String.raw`\(\u{1F600}\x41\.`, [String.raw`text \(\u{1F600}\x41\.`]],
  [String.raw`\p{L}\P{Lu}`, [String.raw`set \p{L}\P{Lu}`]],
  [String.raw`[^\]()*]+`, [String.raw`set [^\]()*]`, 'repeat +']],
  ['a{b}', ['text a{b}']],
])('%s', (pattern, stretches) => {
  expect(seen(pattern)).toEqual(stretches);
});

test('groups of all kinds begin with their signs', () => {
  for (const begin of ['(', '(?:', '(?=', '(?!', '(?<=', '(?<!', '(?<name>', '(?i:', '(?i-s:', '(?-s:'])
    expect(seen(`${begin}a)`)).toEqual([`group ${begin}`, 'text a', 'group )']);
});

test('sets inside each other are one with the flag v, and end at the first bracket without', () => {
  expect(seen('[a[b]]', 'v')).toEqual(['set [a[b]]']);
  expect(seen('[a[b]]')).toEqual(['set [a[b]', 'text ]']);
});

test('what is not finished has looks, too', () => {
  expect(seen('[ab')).toEqual(['set [ab']);
  expect(seen('[ab\\')).toEqual(['set [ab\\']);
  expect(seen('a\\')).toEqual(['text a\\']);
  expect(seen('(?<na')).toEqual(['group (', 'repeat ?', 'text <na']);
});

test('together the stretches are the pattern, and neighbours differ', () => {
  const signs = fc.array(fc.constantFrom(...'\\[](){}?*+|^$.<>=!:-,ab1kpu\n😀'), { maxLength: 40 });
  fc.assert(
    fc.property(signs, fc.constantFrom('', 'u', 'v'), (pattern, flags) => {
      const stretches = colour(pattern.join(''), flags);
      expect(stretches.map(({ text }) => text).join('')).toBe(pattern.join(''));
      stretches.forEach(({ look }, index) => expect(look).not.toBe(stretches[index + 1]?.look));
    }),
  );
});
