import { expect, test } from 'vitest';
import { formatNumber } from './format-number.ts';

/* Groups and marks as CLDR has them. */
test.each([
  ['1234567.50', 'en', '1,234,567.50'],
  ['1234567.50', 'ru', '1\u00a0234\u00a0567,50'],
  ['-0.5', 'fr', '−0,5'],
  ['1234.5', 'es', '1234,5'],
  ['12345.5', 'es', '12.345,5'],
  ['0', 'zh', '0'],
  ['12345678901234567890.123456789012345678901', 'en', '12,345,678,901,234,567,890.123456789012345678901'],
])('%s in %s is %s', (plain, language, text) => {
  expect(formatNumber(plain, language)).toBe(text);
});
