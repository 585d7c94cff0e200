import { expect, test } from 'vitest';
import { imitatesLatin, mixesScripts } from './punycode.ts';

test.each([
  ['аррӏе.com', true],
  ['www.хе-2.org', true],
  ['ονο.com', true],
  ['apple.com', false],
  ['пример.com', false],
  ['сор.рф', false],
  ['аpple.com', false],
  ['192.168.0.1', false],
])('%s imitates Latin letters: %s', (host, expected) => expect(imitatesLatin(host)).toBe(expected));

test('letters of two scripts in one label are mixed, in two labels they are not', () => {
  expect(mixesScripts('аpple.com')).toBe(true);
  expect(mixesScripts('сор.com')).toBe(false);
});
