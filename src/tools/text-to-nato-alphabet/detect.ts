/** Words of letters, and what else is said beside them. */
const LETTERS =
  /^(?:al[fp]h?a|bravo|charlie|delta|echo|foxtrot|golf|hotel|india|juliett?|kilo|lima|mike|november|oscar|papa|quebec|romeo|sierra|tango|uniform|victor|whiskey|x-?ray|yankee|zulu)$/i;
const OTHERS = /^(?:capital|dash|dot|space|zero|one|two|three|four|five|six|seven|eight|niner?|\W)$/i;

/** How sure it is that the sample spells something in words of the ICAO alphabet. */
export function detectWords(sample: string): number {
  const words = sample.trim().split(/[\s,]+/, 50);
  const letters = words.filter((word) => LETTERS.test(word)).length;
  const known = letters + words.filter((word) => OTHERS.test(word)).length;
  return letters > 1 && known >= words.length * 0.8 ? 0.85 : 0;
}
