import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decode, encode, listCharacters } from './logic.ts';
import { decode as operation } from './operations.ts';
import { showCharacter } from './show-character.ts';

const notations = ['decimal', 'hex', 'js', 'braces', 'json', 'python', 'css', 'uplus'] as const;
const silent = () => expect.unreachable('A note was not expected.');

describe('encode', () => {
  it('reads back, whatever the text and the notation', () => {
    const tricky = fc.string({
      unit: fc.constantFrom(...'aeU+u\\x&#;{} 0123fd"\n€é😀', '\ud83d\ude00', 'U+', '\\u00', '&#'),
    });
    fc.assert(
      fc.property(
        fc.oneof(tricky, fc.string({ unit: 'grapheme' })),
        fc.constantFrom(...notations),
        fc.boolean(),
        (text, notation, skipAscii) => {
          if (text.trim() === '') return;
          const encoded = encode(text, { notation, skipAscii }, silent);
          expect(decode(encoded, (code) => expect(code).toBe('note.named'))).toBe(text);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('writes JSON and JavaScript that their own readers take', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), fc.boolean(), (text, skipAscii) => {
        if (text.trim() === '') return;
        expect(JSON.parse(`"${encode(text, { notation: 'json', skipAscii }, silent)}"`)).toBe(text);
      }),
    );
  });
});

describe('decode', () => {
  it.each([
    ['C:\\new', 'C:\\new'],
    ['\\xe9\\u00E9\\U0001F600', 'éé😀'],
    ['\\20ac 5', '€5'],
    ['&#30028;&#55555', '界&#55555'],
    ['&#X20AC;', '€'],
  ])('%j', (text, expected) => expect(decode(text, () => undefined)).toBe(expected));

  it('never throws, however large the number', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'&#x;\\uU+{}0fFd9', '\ud800') }), (text) => {
        decode(text, () => undefined);
      }),
    );
    expect(decode(`&#${'9'.repeat(400)};`, () => undefined)).toMatch(/^&#9+;$/);
  });

  it.each(['&#', '\\u{', 'U+', '&#1', '&a', '\\ud83d'])('takes a megabyte of %j in a moment', (piece) => {
    const start = performance.now();
    decode(piece.repeat(1_000_000 / piece.length), () => undefined);
    expect(performance.now() - start).toBeLessThan(4000);
  });

  it('is recognised', () => {
    expect(operation.detect?.('&#8364;&#x20ac;')).toBe(0.9);
    expect(operation.detect?.('some text with &#8364; inside it')).toBe(0.3);
    expect(operation.detect?.('&amp; #1234; u1234')).toBe(0);
    expect(operation.detect?.('\\ud83d\\ude00')).toBe(0.9);
    expect(operation.detect?.('\\ud83d \\ude00')).toBe(0);
  });

  it.each(['{"name": "caf\\u00e9 au lait"}', '<p>Tom &#38; Jerry, together again</p>'])(
    'leaves %j to its reader',
    (text) => {
      expect(operation.detect?.(text)).toBe(0);
    },
  );

  it('is recognised in JSON of little else', () => {
    expect(operation.detect?.('["\\u4f60\\u597d\\u4e16\\u754c"]')).toBe(0.9);
  });
});

it('lists the first thousand characters and counts all', () => {
  const list = listCharacters(`\ud800${'😀'.repeat(1200)}`);
  expect(list.total).toBe(1201);
  expect(list.rows).toHaveLength(1000);
  expect(list.rows[0]).toMatchObject({ codePoint: 'U+D800', utf8: '', utf16: 'D800' });
});

it.each([
  ['a', 'a'],
  ['\n', '\u240a'],
  ['\0', '\u2400'],
  [' ', '␣'],
  ['\u0301', '◌\u0301'],
  ['\u200d', '\ufffd'],
  ['\u00a0', '\ufffd'],
  ['\ud800', '\ufffd'],
  ['😀', '😀'],
])('%j is shown as %j', (character, shown) => expect(showCharacter(character)).toBe(shown));
