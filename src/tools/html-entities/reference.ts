import { referencesIn } from './decode.ts';
import { NAMES_OF, type Syntax } from './entities.ts';
import unicodeNames from './unicode-names.json' with { type: 'json' };

/** A character (or two) that has a name in HTML. */
interface Entity {
  readonly character: string;
  readonly names: readonly string[];
  readonly codePoint: string;
  /** Name in Unicode, in small letters. */
  readonly meaning: string;
}

interface Found {
  readonly reference: string;
  readonly character: string;
  readonly codePoint: string;
  readonly meaning: string;
  readonly count: number;
}

/** Rows that a list has at most: more is not read, and would hold up the page. */
const ROWS = 300;

const MEANINGS: Readonly<Record<string, string>> = unicodeNames;

const meaningOf = (characters: string) => [...characters].map((one) => MEANINGS[one] ?? '').join(' + ');

const codePointsOf = (characters: string) =>
  [...characters].map((one) => `U+${(one.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`).join(' ');

/** All entities, in the order of their code points. */
const ENTITIES: readonly Entity[] = [...NAMES_OF]
  .map(([character, names]) => ({
    character,
    names: names.map((name) => `&${name};`),
    codePoint: codePointsOf(character),
    meaning: meaningOf(character),
  }))
  .sort((one, other) => one.codePoint.length - other.codePoint.length || (one.codePoint < other.codePoint ? -1 : 1));

/** Entities by a character, a name (`&hearts;`, `hearts`), a code point (`U+2665`, `&#9829;`) or words of what they mean. */
export function lookUp(query: string): { total: number; rows: readonly Entity[] } {
  const wanted = query.trim();
  const code = codePointAsked(wanted);
  const name = wanted.replace(/^&|;$/g, '').toLowerCase();
  const words = name.split(/\s+/);
  const rank = ({ character, names, codePoint, meaning }: Entity) => {
    if (character === wanted || codePoint === code || names.includes(`&${wanted.replace(/^&|;$/g, '')};`)) return 0;
    const lower = names.map((one) => one.slice(1, -1).toLowerCase());
    if (lower.includes(name)) return 1;
    if (words.every((word) => ` ${meaning} `.includes(` ${word} `))) return 2;
    if (lower.some((one) => one.startsWith(name))) return 3;
    if (words.every((word) => meaning.includes(word))) return 4;
    return lower.some((one) => one.includes(name)) ? 5 : NONE;
  };
  if (wanted === '') return { total: 0, rows: [] };
  const ranked = ENTITIES.map((entity) => ({ entity, rank: rank(entity) })).filter(({ rank }) => rank < NONE);
  ranked.sort((one, other) => one.rank - other.rank);
  return { total: ranked.length, rows: ranked.slice(0, ROWS).map(({ entity }) => entity) };
}

const NONE = 6;

function codePointAsked(query: string): string | undefined {
  const [, decimal, hex] = /^(?:&#(\d{1,7});?|(?:U\+|&#x|0x|\\u)([\da-f]{1,6});?)$/i.exec(query) ?? [];
  if (decimal === undefined && hex === undefined) return undefined;
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}

/** The entities of a text that HTML (or XML) reads wherever it is put, each once, and how often it is there. */
export function listFound(text: string, syntax: Syntax = 'html') {
  const counts = new Map<string, Found>();
  for (const { source, characters, findings } of referencesIn(text, { syntax, attribute: syntax === 'html' })) {
    if (findings.includes('unknown')) continue;
    const count = (counts.get(source)?.count ?? 0) + 1;
    const codePoint = codePointsOf(characters);
    counts.set(source, { reference: source, character: characters, codePoint, meaning: meaningOf(characters), count });
  }
  return { total: counts.size, rows: [...counts.values()].slice(0, ROWS) };
}
