/** The cost of trying every combination. */
export interface BruteForce {
  /** Code points. */
  readonly length: number;
  /** How many characters there are of the kinds that the password has. */
  readonly setSize: number;
  /** Bits, to two decimals. */
  readonly entropy: number;
  /** From 0 to 100, which is that of a key of 128 bits. */
  readonly score: number;
  /** The common logarithm of the number of combinations, to two decimals. */
  readonly log10Guesses: number;
}

/** Kinds of characters and how many there are: of ASCII, and of scripts those in everyday use. */
const KINDS: readonly (readonly [kind: RegExp, size: number])[] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/[0-9]/, 10],
  [/[\x00-\x7f]/, 32],
  // Letters of Western European languages.
  [/\p{Script=Latin}/u, 62],
  [/\p{Script=Greek}/u, 49],
  [/\p{Script=Cyrillic}/u, 66],
  [/\p{Script=Hiragana}/u, 86],
  [/\p{Script=Katakana}/u, 90],
  [/\p{Script=Hangul}/u, 11_172],
  [/\p{Script=Han}/u, 20_992],
  [/\p{Extended_Pictographic}/u, 1400],
  // Combining marks and other scripts, by a rough guess.
  [/[^]/u, 100],
];

const KEY_BITS = 128;

/** Counts by code points, so that an emoji or a combining mark is one character. */
export function bruteForce(password: string): BruteForce {
  const kinds = new Set<number>();
  const sizes = new Map<string, number>();
  let length = 0;
  for (const character of password) {
    length += 1;
    if (sizes.has(character)) continue;
    const kind = KINDS.findIndex(([each]) => each.test(character));
    sizes.set(character, kind);
    kinds.add(kind);
  }
  const setSize = [...kinds].reduce((sum, kind) => sum + (KINDS[kind]?.[1] ?? 0), 0);
  const bits = length === 0 ? 0 : length * Math.log2(setSize);
  return {
    length,
    setSize,
    entropy: round(bits),
    score: Math.round(Math.min(1, bits / KEY_BITS) * 100),
    log10Guesses: round(bits * Math.LOG10E * Math.LN2),
  };
}

/** To two decimals. */
export const round = (value: number) => Math.round(value * 100) / 100;
