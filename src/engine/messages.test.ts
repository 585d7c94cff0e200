import { expect, test } from 'vitest';
import { formatMessage, formatProblem, languages } from './messages.ts';

const texts = {
  greeting: '{name} has {amount}',
  lines: { one: '{count} строка', few: '{count} строки', many: '{count} строк', other: '{count} строки' },
};

test('fills placeholders and writes numbers as the language does', () => {
  expect(formatMessage(texts, 'greeting', { name: 'A', amount: 1234.5 }, 'fr')).toBe('A has 1\u202f234,5');
});
test('leaves a placeholder without a value visible', () => {
  expect(formatMessage(texts, 'greeting', { name: 'A' }, 'en')).toBe('A has {amount}');
});
test.each([
  [1, '1 строка'],
  [2, '2 строки'],
  [5, '5 строк'],
  [21, '21 строка'],
  [111, '111 строк'],
])('takes the plural form of %i in Russian (CLDR)', (count, words) => {
  expect(formatMessage(texts, 'lines', { count }, 'ru')).toBe(words);
});
test('does not fill what a value brings along', () => {
  expect(formatMessage(texts, 'greeting', { name: '{amount}', amount: 1 }, 'en')).toBe('{amount} has 1');
});
test('prints keys in the test language', () => {
  expect(formatMessage(texts, 'lines', { count: 1 }, 'zz')).toBe('⟦lines⟧');
});
test('names a missing key and the language', () => {
  expect(() => formatMessage(texts, 'nothing', {}, 'en')).toThrow('No message "nothing" in language "en"');
});

test('small whole numbers are written as a formatter of the language would', () => {
  for (const language of languages) {
    const format = new Intl.NumberFormat(language, { maximumFractionDigits: 20 });
    for (const value of [0, 7, 42, 999, 1000, 12_345, 0.5, -3, Number.NaN])
      expect(formatMessage({ a: '{value}' }, 'a', { value }, language)).toBe(format.format(value));
  }
});

test('what an error quotes is cut, and what we say ourselves is not', () => {
  const quotes = { a: '“{value}” is not one of: {choices}.' };
  const choices = ['x'.repeat(70), 'y'];
  expect(formatProblem(quotes, 'a', { value: '😀'.repeat(60), choices }, 'en')).toContain(`“${'😀'.repeat(60)}”`);
  expect(formatProblem(quotes, 'a', { value: '😀'.repeat(131_000), choices }, 'en')).toBe(
    `“${'😀'.repeat(60)}…” is not one of: ${'x'.repeat(70)}, y.`,
  );
});
