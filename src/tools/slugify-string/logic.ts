import transliterate from '@sindresorhus/transliterate';
import type { RunContext } from '#engine/operation';
import { placeAt } from '#lib/place';
import { hasAlphabet, spell } from './alphabets.ts';

/** How a slug is made. */
export interface Wish {
  readonly separator: keyof typeof SEPARATORS;
  readonly lowercase: boolean;
  /** A slug for each line. */
  readonly eachLine: boolean;
  /** Letters of all scripts stay; otherwise they become the letters a to z. */
  readonly unicode: boolean;
  /** The language whose habits decide the spelling of a letter: ö is oe in general, and o `plain`. */
  readonly language: 'general' | 'plain' | 'sv' | 'da' | 'nb' | 'hu' | 'tr' | 'sr' | 'bg' | 'uk' | 'el';
  /** fooBar is two words. */
  readonly decamelize: boolean;
  /** English words that say nothing are omitted. */
  readonly stopWords: boolean;
  /** Repeated slugs get a number. */
  readonly unique: boolean;
  /** An ending that looks like the extension of a file stays. */
  readonly fileName: boolean;
  /** Longest slug in characters, cut between words where it can be; 0 is any length. */
  readonly maxLength: number;
  /** Characters that stay as they are. */
  readonly keep: string;
}

/** Unreserved in URLs (RFC 3986, section 2.3). */
const SEPARATORS = { hyphen: '-', underscore: '_', dot: '.', tilde: '~', none: '' } as const;

const SYMBOLS = new Map([
  ['&', ' and '],
  ['♥', ' love '],
  ['🦄', ' unicorn '],
]);

const STOP_WORDS = new Set(
  'a an and are as at be but by for from had has have in into is it its of on or so than that the then there this to was were will with'.split(
    ' ',
  ),
);

/** Words begin at a capital letter, and at the last one of several (`XMLReader`), but for a plural (`APIs`). */
const WORD_STARTS = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}(?!s(?!\p{Ll}))\p{Ll})/gu;

/** `don't` and `Conway's` are one word. */
const CONTRACTIONS = /(?<=[\p{L}\p{N}])['’](?=[ts](?![\p{L}\p{N}]))/giu;

const EXTENSION = /(?<=[^.\s])\.[a-z\d]{1,10}$/i;

/**
 * A text as it can stand in a URL or a file name: words in the letters a to z and digits, or with `unicode` in all letters
 * (NFC), joined by a separator.
 */
export function slugify(text: string, wish: Wish, note: RunContext['note']): string {
  const seen = new Map<string, number>();
  const empty: number[] = [];
  const slugOf = (line: string, start: number) => {
    const slug = slugOfLine(line, wish);
    if (slug.name === '' && line.trim() !== '') empty.push(start);
    return wish.unique && wish.eachLine ? numbered(slug, SEPARATORS[wish.separator], seen) : slug.name + slug.extension;
  };
  const slugs = wish.eachLine ? text.replace(/[^\r\n]+/g, slugOf) : slugOf(text, 0);
  const [first] = empty;
  if (first !== undefined)
    note(wish.unicode ? 'note.nothing' : 'note.noLetters', { count: empty.length }, { at: placeAt(text, first) });
  return slugs;
}

interface Slug {
  readonly name: string;
  /** With its dot; '' without a name. */
  readonly extension: string;
  /** Characters that the name may have. */
  readonly room: number;
}

function slugOfLine(line: string, wish: Wish): Slug {
  const { fileName, lowercase } = wish;
  const most = wish.maxLength === 0 ? Infinity : wish.maxLength;
  const found = fileName ? (EXTENSION.exec(line.trim())?.[0] ?? '') : '';
  const extension = found.length < most ? found : '';
  const all = wordsOf(extension === '' ? line : line.trim().slice(0, -extension.length), wish);
  const telling = wish.stopWords ? all.filter((word) => !STOP_WORDS.has(word.toLowerCase())) : all;
  const room = most - extension.length;
  const name = fitting(telling.length === 0 ? all : telling, SEPARATORS[wish.separator], room);
  if (name === '') return { name, extension: '', room };
  return { name, extension: lowercase ? extension.toLowerCase() : extension, room };
}

function wordsOf(text: string, { unicode, language, decamelize, lowercase, keep }: Wish): string[] {
  let plain = text.normalize('NFC');
  for (const [symbol, words] of SYMBOLS) if (!keep.includes(symbol)) plain = plain.replaceAll(symbol, words);
  if (!unicode) {
    if (language === 'plain') plain = plain.normalize('NFD').replace(/\p{M}+/gu, '');
    // Kept characters go past the transliteration.
    const apart = keep === '' ? [plain] : plain.split(new RegExp(`(${setOf(keep)}+)`, 'u'));
    const inLatin = (piece: string) => {
      if (hasAlphabet(language)) return transliterate(spell(piece, language));
      return transliterate(piece, language.length === 2 ? { locale: language } : {});
    };
    plain = apart.map((piece, index) => (index % 2 === 0 ? inLatin(piece) : piece)).join('');
  }
  if (decamelize) plain = plain.replace(WORD_STARTS, ' ');
  if (lowercase) plain = plain.toLowerCase();
  const letters = unicode ? String.raw`\p{L}\p{M}\p{N}` : 'A-Za-z0-9';
  const others = new RegExp(`[^${letters}${escapeSet(keep)}]+`, 'gu');
  return plain.replace(CONTRACTIONS, '').replace(others, ' ').split(' ').filter(Boolean);
}

const escapeSet = (characters: string): string => characters.replace(/\s+/g, '').replace(/[\\\]^-]/g, String.raw`\$&`);
const setOf = (characters: string): string => `[${escapeSet(characters)}]`;

/** As many words as there is room for; of a first word that is too long, its beginning. */
function fitting(words: readonly string[], separator: string, room: number): string {
  const [first = '', ...rest] = words;
  let slug = [...first].slice(0, room === Infinity ? undefined : room).join('');
  for (const word of rest) {
    const longer = slug + separator + word;
    if ([...longer].length > room) break;
    slug = longer;
  }
  return slug;
}

/** The slug itself, or with the first number that makes it another one; the name is cut where the number needs its room. */
function numbered({ name, extension, room }: Slug, separator: string, seen: Map<string, number>): string {
  if (name === '') return '';
  const withNumber = (count: number) => {
    if (count === 1) return name + extension;
    const end = separator + String(count);
    const cut = room === Infinity ? name : [...name].slice(0, Math.max(1, room - end.length)).join('');
    return cut + end + extension;
  };
  const own = withNumber(1);
  let count = (seen.get(own) ?? 0) + 1;
  let slug = withNumber(count);
  while (count > 1 && seen.has(slug)) {
    count += 1;
    slug = withNumber(count);
  }
  seen.set(own, count);
  if (slug !== own) seen.set(slug, 1);
  return slug;
}
