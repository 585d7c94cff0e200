import type { Detectors } from '#engine/detector';
import type * as operations from './operations.ts';

/** Letters by their words, of which many are words of the language, too. */
const LETTERS =
  /^(?:al[fp]h?a|bravo|charlie|delta|echo|foxtrot|golf|hotel|india|juliett?|kilo|lima|mike|november|oscar|papa|quebec|romeo|sierra|tango|uniform|victor|whiske?y|x-?ray|yankee|zulu)$/i;
/** What else is said beside them. */
const OTHERS = /^(?:capital|hyphen|dash|dot|zero|one|two|three|four|five|six|seven|eight|niner?|[^\s\p{L}])$/iu;
/** Words that are looked at. */
const FIRST = 50;
/** Letters in a row that nobody writes by chance. */
const ENOUGH = 3;

/** How sure it is that the beginning of a text is spelled in the words of the ICAO alphabet. */
export function detectSpelling(sample: string): number {
  const words = sample.trim().split(/[\s,]+/, FIRST);
  const letters = words.filter((word) => LETTERS.test(word)).length;
  const known = letters + words.filter((word) => OTHERS.test(word)).length;
  return letters >= ENOUGH && known >= words.length * 0.8 ? 0.85 : 0;
}

export const detectors = {
  read: { detect: detectSpelling },
} satisfies Detectors<typeof operations>;
