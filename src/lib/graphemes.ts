import { canSegment, segmentsOf } from './segments.ts';

/**
 * The characters as readers see them (UAX #29): a letter with its accents, an emoji with its parts. Browsers without
 * `Intl.Segmenter` give code points.
 */
export function* graphemesOf(text: string): Generator<string> {
  if (!canSegment()) return yield* text;
  for (const { segment } of segmentsOf(text, 'grapheme')) yield segment;
}
