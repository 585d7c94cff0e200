import { expect, test } from 'vitest';
import { loneSurrogate } from '#lib/charset/utf8';
import { beginningOf, HEAD_BYTES, LARGE_TEXT, textBlob, measureText } from './large-text.ts';

test('a Blob of a text has all of it, wherever its pieces end', async () => {
  // Odd and even lengths before the pairs, so that some of them are cut by the end of a piece.
  for (const start of ['', 'a', '\uD83D', 'a\uD83D']) {
    const text = `${start}${'👍'.repeat(100_000)}é\r\n${'x'.repeat(LARGE_TEXT)}`;
    const written = await textBlob(text).text();
    expect(written.length).toBe(text.length);
    expect(written === text.replace(/^(a?)\uD83D(?!\uDC4D)/, '$1\uFFFD')).toBe(true);
  }
  await expect(textBlob('').text()).resolves.toBe('');
});

test('the size of a text is that of all its pieces', () => {
  const long = ['é'.repeat(100_000), `a${'👍'.repeat(100_000)}\uD83D`, '中'.repeat(200_000), 'ab\n'.repeat(100_000)];
  for (const text of ['', 'é', 'a\uD83D', '\n', 'Ċ\r\nx', ...long])
    expect(measureText(text)).toEqual({
      lines: text.split('\n').length,
      bytes: new TextEncoder().encode(text).length,
    });
});

test('the beginning of a text does not tear a character apart', () => {
  for (const start of ['', 'a']) {
    const beginning = beginningOf(start + '👍'.repeat(LARGE_TEXT));
    expect(loneSurrogate(beginning)).toBe(-1);
    expect(new TextEncoder().encode(beginning).length).toBeLessThanOrEqual(HEAD_BYTES);
  }
  expect(beginningOf('short')).toBe('short');
});
