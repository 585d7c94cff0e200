import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { graphemesOf } from './graphemes.ts';

describe('graphemesOf', () => {
  const whole = (text: string) =>
    Array.from(new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text), ({ segment }) => segment);
  const parts = [
    'a',
    ' ',
    '\r',
    '\n',
    '\u0301',
    '\u200D',
    '👩',
    '🇩',
    '\uD83D',
    '\uDE00',
    '\u0600',
    '한',
    '\u1100',
    'क',
    '्',
    'ा',
  ];

  it('finds the same as over the whole text, wherever a piece ends', () => {
    fc.assert(
      fc.property(fc.nat({ max: 12 }), fc.array(fc.constantFrom(...parts), { maxLength: 40 }), (shift, list) => {
        const text = `${'x'.repeat(490 + shift)}${list.join('')}y`;
        expect([...graphemesOf(text)]).toEqual(whole(text));
      }),
    );
  });

  it('reads one that is longer than a piece', () => {
    const long = `e${'\u0301'.repeat(5000)}`;
    expect([...graphemesOf(`a${long}b`)]).toEqual(['a', long, 'b']);
  });

  it('takes CR LF for one grapheme (UAX #29, GB3), in ASCII too', () => {
    expect([...graphemesOf('a\r\nb\n\r')]).toEqual(['a', '\r\n', 'b', '\n', '\r']);
    expect([...graphemesOf('\x00\t~\x7f')]).toEqual(['\x00', '\t', '~', '\x7f']);
  });
});
