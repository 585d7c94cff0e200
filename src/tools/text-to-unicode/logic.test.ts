import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decode, encode, listCharacters } from './logic.ts';
import { detectors } from './detect.ts';
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
    decode(piece.repeat(1_000_000 / piece.length), () => undefined);
  });

  it('is recognised', () => {
    expect(detectors.decode.detect('&#8364;&#x20ac;')).toBe(0.9);
    expect(detectors.decode.detect('some text with &#8364; inside it')).toBe(0.3);
    expect(detectors.decode.detect('&amp; #1234; u1234')).toBe(0);
    expect(detectors.decode.detect('\\ud83d\\ude00')).toBe(0.9);
    expect(detectors.decode.detect('\\ud83d \\ude00')).toBe(0);
  });

  it.each(['{"name": "caf\\u00e9 au lait"}', '<p>Tom &#38; Jerry, together again</p>'])(
    'leaves %j to its reader',
    (text) => {
      expect(detectors.decode.detect(text)).toBe(0);
    },
  );

  it('is recognised in JSON of little else', () => {
    expect(detectors.decode.detect('["\\u4f60\\u597d\\u4e16\\u754c"]')).toBe(0.9);
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

describe('published notations', () => {
  it.each([
    ['RFC 8259, section 7', '\\uD834\\uDD1E', '\u{1d11e}'],
    ['RFC 8259, section 7', '\\u005C', '\\'],
    ['HTML 4.01, section 5.3.1', '&#229;&#xE5;&#Xe5;', 'ååå'],
    ['HTML 4.01, section 5.3.1', '&#1048;&#x6C34;', 'И水'],
    ['CSS 2.1, section 4.1.3', '\\000026B', '&B'],
  ])('%s: %s', (_, escaped, text) => expect(decode(escaped, silent)).toBe(text));

  it('RFC 8259, section 7: the G clef is written as its two halves', () => {
    const written = encode('\u{1d11e}', { notation: 'json', skipAscii: false }, silent);
    expect(written.toUpperCase()).toBe('\\UD834\\UDD1E');
  });

  it.each([
    ['The Unicode Standard, table 3-4', 'Mа二𐌂', '4D D0 B0 E4 BA 8C F0 90 8C 82', '004D 0430 4E8C D800 DF02'],
    ['RFC 3629, section 7', 'A≢Α.', '41 E2 89 A2 CE 91 2E', '0041 2262 0391 002E'],
    ['RFC 3629, section 7', '한국어', 'ED 95 9C EA B5 AD EC 96 B4', 'D55C AD6D C5B4'],
    ['RFC 3629, section 7', '日本語', 'E6 97 A5 E6 9C AC E8 AA 9E', '65E5 672C 8A9E'],
    ['RFC 2781, section 5', '\u{12345}=Ra', 'F0 92 8D 85 3D 52 61', 'D808 DF45 003D 0052 0061'],
  ])('%s: %s', (_, text, utf8, utf16) => {
    const { rows } = listCharacters(text);
    expect(rows.map((row) => row.utf8).join(' ')).toBe(utf8);
    expect(rows.map((row) => row.utf16).join(' ')).toBe(utf16);
  });

  it('RFC 3629, section 7: the code points have their names', () => {
    const write = (text: string) => encode(text, { notation: 'uplus', skipAscii: false }, silent);
    expect(write('A≢Α.')).toBe('U+0041 U+2262 U+0391 U+002E');
    expect(write('한국어')).toBe('U+D55C U+AD6D U+C5B4');
    expect(write('日本語')).toBe('U+65E5 U+672C U+8A9E');
    expect(decode('U+233B4', silent)).toBe('\u{233b4}');
  });
});
