import { ZxcvbnFactory, type MatchExtended } from '@zxcvbn-ts/core';
import { ToolError } from '#engine/error';
import { fetchedModules } from '#lib/fetched-modules';
import { jcukenOf } from './keyboards.ts';
import { bruteForce, round } from './brute-force.ts';

/** Code points that are searched for patterns; the time it takes grows faster than the length. */
export const LOOKED_AT = 256;

export type PartKind =
  'commonPassword' | 'own' | 'word' | 'name' | 'keyboard' | 'repeat' | 'sequence' | 'date' | 'year' | 'other';

/** A stretch of the password and what it is. It has no character of the password, since a result may be shown to others. */
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
 * Powers of ten of guesses at which the scores from 1 begin: a year against a limited login, months against a bcrypt hash,
 * millennia against it, a year against an NTLM hash.
 */
const SCORES = [6, 10, 15, 19];

/** Digits and symbols in place of the Cyrillic letters that they look like, beside those of Latin ones. */
const CYRILLIC_SUBSTITUTIONS = { а: ['@'], б: ['6'], в: ['8'], е: ['3'], з: ['3'], о: ['0'], ч: ['4'] };

const fetchLists = fetchedModules(() => new ToolError('fetched.missing'));
const loadLists = () => import('./data/lists.ts');
let analyser: ZxcvbnFactory | undefined;

/** Builds the index of the dictionaries once. Throws `fetched.missing` where they cannot be loaded. */
async function loadAnalyser(): Promise<ZxcvbnFactory> {
  if (analyser !== undefined) return analyser;
  const { graphs, substitutions, ...dictionary } = await fetchLists(loadLists);
  analyser = new ZxcvbnFactory({
    dictionary,
    l33tTable: { ...substitutions, ...CYRILLIC_SUBSTITUTIONS },
    graphs: { ...graphs, jcuken: jcukenOf(graphs['qwerty'] ?? {}) },
    maxLength: 2 * LOOKED_AT,
  });
  return analyser;
}

/**
 * The patterns in the first `LOOKED_AT` code points of a password, and how many guesses they take: never more than brute force.
 * `words` are what an attacker who knows the person tries first. Throws `fetched.missing`.
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

/** Shorter words occur in too many passwords by chance. */
const SHORTEST_WORD = 3;

/** The words of a list, and those that an email address or a full name is made of. */
function ownWords(words: string): string[] {
  const whole = words.split(/[\s,;]+/);
  const parts = whole.flatMap((word) => word.split(/[^\p{L}\p{N}]+/u));
  return [...new Set([...whole, ...parts])].filter((word) => word.length >= SHORTEST_WORD).slice(0, MOST_WORDS);
}

/** Each word is looked for everywhere, so a long list would be slow. */
const MOST_WORDS = 200;

/**
 * What to add to zxcvbn's estimate for a stretch without a pattern, as a power of ten. It counts ten guesses for each character
 * of any kind, which makes random passwords look weak.
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

/** Code points before a UTF-16 unit. Zxcvbn splits surrogate pairs that look like a sequence: they count whole. */
const charactersBefore = (text: string, at: number): number => Array.from(text.slice(0, at)).length;

const KIND_OF_LIST: Readonly<Record<string, PartKind>> = {
  userInputs: 'own',
  passwords: 'commonPassword',
  russianPasswords: 'commonPassword',
  firstnames: 'name',
  russianNames: 'name',
};

function kindOf(match: MatchExtended): PartKind {
  switch (match.pattern) {
    case 'dictionary':
      return KIND_OF_LIST[String(match['dictionaryName'])] ?? 'word';
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
