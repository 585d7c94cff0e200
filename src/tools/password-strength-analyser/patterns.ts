import { ZxcvbnFactory, type MatchExtended } from '@zxcvbn-ts/core';
import { bruteForce, round } from './brute-force.ts';

/** Code points that are looked at: the time of looking grows faster than the length. */
export const LOOKED_AT = 256;

export type PartKind =
  'commonPassword' | 'own' | 'word' | 'name' | 'keyboard' | 'repeat' | 'sequence' | 'date' | 'year' | 'other';

/** A stretch of the password and what it is. It does not say what is in it, as a result may be seen by others. */
export interface Part {
  /** Code points: the first, and the one after the last. */
  readonly from: number;
  readonly to: number;
  readonly kind: PartKind;
  /** Written backwards. */
  readonly isReversed: boolean;
  /** With digits or symbols in place of letters, as in p4$$word. */
  readonly isSubstituted: boolean;
}

export interface Patterns {
  /** The common logarithm of the guesses that somebody needs who knows what people choose, to two decimals. */
  readonly log10Guesses: number;
  /** From 0, which no hash protects, to 4, which withstands for a year even where the hash is the fastest one. */
  readonly score: 0 | 1 | 2 | 3 | 4;
  readonly parts: readonly Part[];
}

/**
 * Powers of ten from which a login with a limit, a bcrypt hash for months, a bcrypt hash for millennia and an NTLM hash
 * withstand for a year or more: each gives the next score.
 */
const SCORES = [6, 10, 15, 19];

let analyser: Promise<ZxcvbnFactory> | undefined;

function loadAnalyser(): Promise<ZxcvbnFactory> {
  analyser ??= import('./data/lists.ts').then(
    ({ graphs, passwords, diceware, firstnames }) =>
      new ZxcvbnFactory({
        dictionary: { passwords, diceware, firstnames },
        graphs,
        maxLength: 2 * LOOKED_AT,
      }),
  );
  // A dictionary that could not be fetched is tried again.
  analyser.catch(() => (analyser = undefined));
  return analyser;
}

/**
 * The patterns the password is made of, as far as `LOOKED_AT` goes, and how many guesses they take: never more than
 * brute force. Words of one's own are the first that an attacker tries.
 */
export async function findPatterns(password: string, words = ''): Promise<Patterns> {
  const zxcvbn = await loadAnalyser();
  const text = [...password].slice(0, LOOKED_AT).join('');
  const { guessesLog10, sequence } = zxcvbn.check(text, ownWords(words));
  const parts = text === '' ? [] : sequence.map((match) => toPart(text, match)).filter(({ from, to }) => from < to);
  const random = parts.filter(({ kind }) => kind === 'other').map((part) => moreThanTen(text, part));
  const guesses = random.reduce((sum, more) => sum + more, guessesLog10);
  const log10Guesses = text === '' ? 0 : Math.min(round(guesses), bruteForce(password).log10Guesses);
  return {
    log10Guesses,
    score: SCORES.filter((least) => log10Guesses >= least).length as Patterns['score'],
    parts,
  };
}

/** Letters below which a word is in too many passwords by chance. */
const SHORTEST_WORD = 3;

/** The words of a list, and those that an email address or a full name is made of. */
function ownWords(words: string): string[] {
  const whole = words.split(/[\s,;]+/);
  const parts = whole.flatMap((word) => word.split(/[^\p{L}\p{N}]+/u));
  return [...new Set([...whole, ...parts])].filter((word) => word.length >= SHORTEST_WORD).slice(0, MOST_WORDS);
}

/** A list of words of one's own is short; each is looked for everywhere. */
const MOST_WORDS = 200;

/**
 * The guesses that zxcvbn leaves out of a stretch without a pattern: it counts ten for a character, whatever the kinds,
 * which makes random passwords look weak. As a power of ten.
 */
function moreThanTen(text: string, { from, to }: Part): number {
  const { length, log10Guesses } = bruteForce(Array.from(text).slice(from, to).join(''));
  return Math.max(0, log10Guesses - length);
}

function toPart(text: string, match: MatchExtended): Part {
  return {
    from: charactersBefore(text, match.i),
    to: charactersBefore(text, match.j + 1),
    kind: kindOf(match),
    isReversed: match['reversed'] === true,
    isSubstituted: match['l33t'] === true,
  };
}

/** How many end before a UTF-16 unit: zxcvbn parts surrogates, too, where they look like a sequence. */
function charactersBefore(text: string, at: number): number {
  const isInside = (text.codePointAt(at - 1) ?? 0) > 0xffff;
  return Array.from(text.slice(0, at)).length - Number(isInside);
}

function kindOf(match: MatchExtended): PartKind {
  switch (match.pattern) {
    case 'dictionary':
      if (match['dictionaryName'] === 'userInputs') return 'own';
      if (match['dictionaryName'] === 'passwords') return 'commonPassword';
      return match['dictionaryName'] === 'firstnames' ? 'name' : 'word';
    case 'spatial':
      return 'keyboard';
    case 'regex':
      return 'year';
    case 'repeat':
    case 'sequence':
    case 'date':
      return match.pattern;
    default:
      return 'other';
  }
}
