import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { expect, it } from 'vitest';
import { html } from './run.test-support.ts';

/** In no language, as ours. */
const sayBack = (reference: number, again: number) => `↩ ${reference + 1}${again > 1 ? `-${again}` : ''}`;

const EXTENSIONS = { extensions: [gfm()], htmlExtensions: [gfmHtml({ backLabel: sayBack })] };

/** The same pseudo-random numbers each time (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const MARKS = [
  '*',
  '**',
  '***',
  '_',
  '__',
  '~~',
  '~',
  'a',
  'b',
  ' ',
  '.',
  '(',
  '[x](y)',
  '`c`',
  '\n',
  '\\_',
  ' a@b.cd ',
  '&amp;',
  '<b>',
  '!',
  '[',
];
const BRACKETS = ['[', ']', '![', '![^', '[^', 'a', 'b', '(c)', '[a]', '[]', 'd ', 'd\n', '^', '*', '\\'];
const DEFINITIONS = '\n\n[a]: x\n\n[b]: y\n\n[^a]: z\n\n[^b]: z';

it.each([
  ['emphasis', MARKS, ''],
  ['links and footnotes', BRACKETS, DEFINITIONS],
])('finds the %s that micromark finds', (_, pieces, end) => {
  const next = numbersFrom(15);
  for (let turn = 0; turn < 2000; turn += 1) {
    const text =
      Array.from({ length: 4 + (turn % 40) }, () => pieces[Math.floor(next() * pieces.length)]).join('') + end;
    expect(html(text), JSON.stringify(text)).toBe(micromark(text, EXTENSIONS));
  }
});

it('takes no image with white space before a ^ for a footnote, at which micromark never ends', () => {
  expect(html('![\n^a]\n\n[^a]: x')).toBe('<p>![\n^a]</p>\n');
});
