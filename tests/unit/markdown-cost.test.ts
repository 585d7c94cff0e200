import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { expect, test } from 'vitest';
import { html } from '../../src/tools/markdown-to-html/run.test-support.ts';
import { costsOf } from '../cost.ts';

const EXTENSIONS = { extensions: [gfm()], htmlExtensions: [gfmHtml()] };

/** How many times more eight times the text costs. */
async function growth(convert: (text: string) => unknown, piece: string): Promise<number> {
  // What is loaded or compiled in the first run costs only once.
  const [, few, many] = await costsOf([100, 100, 800].map((times) => () => convert(piece.repeat(times))));
  return (many?.steps ?? NaN) / (few?.steps ?? NaN);
}

test.each([
  '*a_b*_',
  '*a_b* c_ ',
  'c_ ',
  '*a* c ',
  'a**b',
  '_*a ',
  '~~*a~~_b',
  '~~(**a**',
  '*a ~b ',
  'a\\_ b ',
  '[a](b) *c ',
  'a@b.c _d ',
  '- one\n- two\n\ntext\n\n',
  ']',
  'a]',
  '![a',
  '![^a]',
  '[a](',
  '[a][',
])('eight times %j costs about eight times as much', async (piece) => {
  expect(await growth(html, piece)).toBeLessThan(12);
});

test('by itself micromark takes the square of the marks, so that ours are still needed', async () => {
  expect(await growth((text) => micromark(text, EXTENSIONS), 'c_ ')).toBeGreaterThan(20);
  expect(await growth((text) => micromark(text, EXTENSIONS), 'a**bc* ')).toBeGreaterThan(20);
});
