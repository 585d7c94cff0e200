import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { segmentsOf } from './segments.ts';

const whole = (text: string, granularity: 'word' | 'sentence') =>
  Array.from(new Intl.Segmenter('en', { granularity }).segment(text), ({ segment }) => segment);

describe.each(['word', 'sentence'] as const)('by the %s', (granularity) => {
  const inPieces = (text: string) => Array.from(segmentsOf(text, granularity), ({ segment }) => segment);

  test('finds the same as over the whole text, wherever a piece ends', () => {
    const parts = fc.constantFrom(
      'a',
      'B',
      ' ',
      '. ',
      '! ',
      '.',
      "'",
      '3',
      ',',
      '\u0301',
      '\r\n',
      '👩',
      '\u200D',
      '。',
    );
    fc.assert(
      fc.property(fc.nat({ max: 12 }), fc.array(parts, { maxLength: 60 }), (shift, list) => {
        const text = `${'It was. '.repeat(60)}${'x'.repeat(shift)}${list.join('')}. Yes.`;
        expect(inPieces(text)).toEqual(whole(text, granularity));
      }),
    );
  });

  test('reads one that is longer than a piece', () => {
    const long = 'x'.repeat(5000);
    expect(inPieces(`a. ${long}. b`)).toEqual(whole(`a. ${long}. b`, granularity));
  });
});
