import type { DialectOptions } from 'sql-formatter';
import { endOf, type Token } from './token.ts';
import { EVERYWHERE } from './words.ts';

/** What sql-formatter calls a token; it lays them out by it. */
export type LayoutType =
  | 'IDENTIFIER'
  | 'STRING'
  | 'NUMBER'
  | 'RESERVED_DATA_TYPE'
  | 'RESERVED_KEYWORD'
  | 'RESERVED_FUNCTION_NAME'
  | 'RESERVED_KEYWORD_PHRASE'
  | 'RESERVED_DATA_TYPE_PHRASE'
  | 'RESERVED_SET_OPERATION'
  | 'RESERVED_CLAUSE'
  | 'RESERVED_SELECT'
  | 'RESERVED_JOIN'
  | 'CASE'
  | 'END'
  | 'WHEN'
  | 'ELSE'
  | 'THEN'
  | 'LIMIT'
  | 'BETWEEN'
  | 'AND'
  | 'OR'
  | 'XOR'
  | 'OPERATOR'
  | 'COMMA'
  | 'ASTERISK'
  | 'PROPERTY_ACCESS_OPERATOR'
  | 'OPEN_PAREN'
  | 'CLOSE_PAREN'
  | 'LINE_COMMENT'
  | 'BLOCK_COMMENT'
  | 'DISABLE_COMMENT'
  | 'DELIMITER';

/** A keyword of one word or more, in upper case, with single spaces. */
export interface Keyword {
  readonly type: LayoutType;
  readonly text: string;
  /** Tokens. */
  readonly length: number;
}

/** Keywords by their first word, in the order in which they are tried. */
export type Keywords = ReadonlyMap<string, readonly (Keyword & { readonly words: readonly string[] })[]>;

/** The keywords of a dialect. Kinds come in the library's order, and the longest of a kind first. */
export function readKeywords({ tokenizerOptions: options }: DialectOptions): Keywords {
  const kinds: readonly (readonly [LayoutType, readonly string[] | undefined])[] = [
    ['RESERVED_KEYWORD_PHRASE', options.reservedKeywordPhrases],
    ['RESERVED_DATA_TYPE_PHRASE', options.reservedDataTypePhrases],
    ['CASE', ['CASE']],
    ['END', ['END']],
    ['BETWEEN', ['BETWEEN']],
    ['LIMIT', options.reservedClauses.includes('LIMIT') ? ['LIMIT'] : undefined],
    ['RESERVED_CLAUSE', options.reservedClauses],
    ['RESERVED_SELECT', options.reservedSelect],
    ['RESERVED_SET_OPERATION', options.reservedSetOperations],
    ['WHEN', ['WHEN']],
    ['ELSE', ['ELSE']],
    ['THEN', ['THEN']],
    ['RESERVED_JOIN', options.reservedJoins],
    ['AND', ['AND']],
    ['OR', ['OR']],
    ['XOR', options.supportsXor === true ? ['XOR'] : undefined],
    ['RESERVED_FUNCTION_NAME', options.reservedFunctionNames],
    ['RESERVED_DATA_TYPE', options.reservedDataTypes],
    ['RESERVED_KEYWORD', [...options.reservedKeywords, ...EVERYWHERE]],
  ];
  const keywords = new Map<string, (Keyword & { words: readonly string[] })[]>();
  for (const [type, phrases = []] of kinds) {
    for (const phrase of phrases.toSorted((a, b) => b.length - a.length)) {
      const text = phrase.trim().toUpperCase();
      // A function of a namespace is `NET.HOST`.
      const words = text.split(/ +|(?=\.)|(?<=\.)/);
      const [first = ''] = words;
      const known = keywords.get(first);
      const keyword = { type, text, length: words.length, words };
      if (known === undefined) keywords.set(first, [keyword]);
      else known.push(keyword);
    }
  }
  return keywords;
}

/** The keyword that stands at an index of the tokens of a text, which hold no comments; of one word, if it has to be. */
export function findKeyword(
  keywords: Keywords,
  text: string,
  tokens: readonly Token[],
  index: number,
  isSingle = false,
): Keyword | undefined {
  const first = tokens[index];
  if (first?.kind !== 'word') return undefined;
  return keywords.get(first.raw.toUpperCase())?.find(
    ({ words, length }) =>
      length === 1 ||
      (!isSingle &&
        words.every((word, at) => at === 0 || tokens[index + at]?.raw.toUpperCase() === word) &&
        // What stands before a point is a name.
        tokens[index + length]?.raw !== '.' &&
        areAdjacent(text, tokens.slice(index, index + length))),
  );
}

/** A comment between two words parts them. */
function areAdjacent(text: string, tokens: readonly Token[]): boolean {
  return tokens.every((token, index) => {
    const next = tokens[index + 1];
    return next === undefined || text.slice(endOf(token), next.offset).trim() === '';
  });
}
