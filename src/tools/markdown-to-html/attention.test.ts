import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { expect, it } from 'vitest';
import { html } from './run.test-support.ts';

const EXTENSIONS = { extensions: [gfm()], htmlExtensions: [gfmHtml()] };

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

it('finds the emphasis that micromark finds', () => {
  const next = numbersFrom(15);
  const pieces = [
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
  for (let turn = 0; turn < 2000; turn += 1) {
    const text = Array.from({ length: 4 + (turn % 40) }, () => pieces[Math.floor(next() * pieces.length)]).join('');
    expect(html(text), JSON.stringify(text)).toBe(micromark(text, EXTENSIONS));
  }
});
