import Fuse from 'fuse.js/basic';
import { codeClasses, statusCodes, type Code, type CodeClass, type StatusCode } from './codes.ts';

/** Texts to search besides code and name, in the user's language. */
export interface Words {
  readonly describe: (code: StatusCode) => string;
  readonly nameClass: (codeClass: CodeClass) => string;
}

/** Common terms, in any language of the site, that occur in neither name nor description. */
const OTHER_WORDS: Partial<Record<Code, string>> = {
  401: 'unauthenticated not logged in login required missing token expired token',
  403: 'access denied permission not allowed',
  404: 'page missing does not exist',
  409: 'duplicate already exists',
  413: 'file too big upload limit',
  422: 'validation error',
  429: 'rate limit limiting limited throttling throttled quota exceeded',
  500: 'server crash exception',
};

/** The weight of a hit, by field. */
const CODE = 3;
const NAME = 2;
const WORDS = 1;
/** For Fuse.js, where 0 is equal and 1 matches anything. */
const SPELLING_TOLERANCE = 0.3;
/** Longer than any misspelled name; Fuse.js would take seconds for a pasted text. */
const LONGEST_NAME = 64;

export const listCodes = (nonStandard: boolean): readonly StatusCode[] =>
  statusCodes.filter((item) => nonStandard || item.origin === undefined);

/**
 * The codes that match all words of the query, best first; all codes for an empty query. Digits are a code or its
 * beginning (`40`, `4xx`). If none of the listed codes matches, those of `all` are searched, then misspelled names.
 */
export function searchCodes(
  query: string,
  listed: readonly StatusCode[],
  all: readonly StatusCode[],
  words: Words,
): readonly StatusCode[] {
  // Drop the version of a pasted status line.
  const terms = fold(query.replace(/^\s*HTTP\/[\d.]+\s/i, ''))
    .split(' ')
    .filter((term) => term !== '');
  if (terms.length === 0) return query.trim() === '' ? listed : [];
  const hits = findHits(terms, listed, words);
  if (hits.length > 0) return hits;
  const others = findHits(terms, all, words);
  return others.length > 0 ? others : searchSpelling(query, listed);
}

function findHits(terms: readonly string[], codes: readonly StatusCode[], words: Words): readonly StatusCode[] {
  return codes
    .map((item) => ({ item, score: scoreCode(terms, readFields(item, words)) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.item.code - b.item.code)
    .map(({ item }) => item);
}

/** The codes by class, without empty classes. */
export function groupByClass(codes: readonly StatusCode[]): { class: CodeClass; codes: readonly StatusCode[] }[] {
  return codeClasses
    .map((codeClass) => ({ class: codeClass, codes: codes.filter((item) => item.class === codeClass) }))
    .filter((group) => group.codes.length > 0);
}

/** Lowercase words without accents and punctuation, so that “redireccion” finds “redirección”. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();

interface Fields {
  readonly code: string;
  readonly names: readonly string[];
  readonly words: string;
}

const readFields = (item: StatusCode, { describe, nameClass }: Words): Fields => ({
  code: String(item.code),
  names: [item.name, ...item.aliases].map(fold),
  words: fold(
    [describe(item), nameClass(item.class), item.type, item.origin, item.spec?.title, OTHER_WORDS[item.code]].join(' '),
  ),
});

/** 0 if a term does not occur. */
function scoreCode(terms: readonly string[], fields: Fields): number {
  let total = fields.names.includes(terms.join(' ')) ? CODE : 0;
  for (const term of terms) {
    const score = scoreTerm(term, fields);
    // Stop early: a pasted text has thousands of terms, and one of the first does not occur.
    if (score === 0) return 0;
    total += score;
  }
  return total;
}

function scoreTerm(term: string, { code, names, words }: Fields): number {
  if (/^[1-5][\dx]{0,2}$/.test(term)) return isCodePattern(term, code) ? CODE : 0;
  return Math.max(...names.map((name) => scoreText(term, name))) * NAME + scoreText(term, words) * WORDS;
}

const isCodePattern = (term: string, code: string) =>
  [...term].every((digit, index) => digit === 'x' || digit === code[index]);

/** 1 for a word that begins with the term, 0.5 for one that contains it. */
function scoreText(term: string, text: string): number {
  if (` ${text}`.includes(` ${term}`)) return 1;
  return text.includes(term) ? 0.5 : 0;
}

function searchSpelling(query: string, codes: readonly StatusCode[]): readonly StatusCode[] {
  if (/\d/.test(query) || query.length > LONGEST_NAME) return [];
  const fuse = new Fuse(codes, { keys: ['name', 'aliases'], threshold: SPELLING_TOLERANCE, ignoreLocation: true });
  return fuse.search(query.trim()).map(({ item }) => item);
}
