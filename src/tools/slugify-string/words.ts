import transliterate from '@sindresorhus/transliterate';
import { spell } from './alphabets.ts';

export interface Spelling {
  /** The language whose habits decide the spelling of a letter: ü is u, in German ue. */
  readonly language: 'neutral' | 'de' | 'da' | 'sr' | 'bg' | 'uk';
  /** Letters of all scripts stay; otherwise they become the letters a to z. */
  readonly unicode: boolean;
  readonly lowercase: boolean;
  /** fooBar is two words. */
  readonly decamelize: boolean;
}

const SYMBOLS = new Map([
  ['&', ' and '],
  ['♥', ' love '],
  ['🦄', ' unicorn '],
]);

/** Languages that write marks on Latin letters as letters. */
const WITH_MARKS: readonly string[] = ['de', 'da'];
const MARKED = /(\p{Script=Latin})\p{M}+/gu;

/** Words begin at a capital letter, and at the last one of several (`XMLReader`), but for a plural (`APIs`). */
const WORD_STARTS = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}(?!s(?!\p{Ll}))\p{Ll})/gu;

/** `don't` and `Conway's` are one word. */
const CONTRACTIONS = /(?<=[\p{L}\p{N}])['’](?=[ts](?![\p{L}\p{N}]))/giu;

/** The words of a text as a slug has them, and how many letters and digits have no spelling in it. */
export function wordsOf(text: string, spelling: Spelling): { readonly words: string[]; readonly dropped: number } {
  const { unicode, lowercase, decamelize } = spelling;
  let plain = text.normalize(unicode ? 'NFC' : 'NFKC');
  for (const [symbol, words] of SYMBOLS) plain = plain.replaceAll(symbol, words);
  if (!unicode) plain = inLatin(plain, spelling.language);
  if (decamelize) plain = plain.replace(WORD_STARTS, ' ');
  if (lowercase) plain = plain.toLowerCase();
  plain = plain.replace(CONTRACTIONS, '');
  const dropped = unicode ? 0 : (plain.match(/(?![A-Za-z0-9])[\p{L}\p{N}]/gu)?.length ?? 0);
  const others = unicode ? /[^\p{L}\p{M}\p{N}]+/u : /[^A-Za-z0-9]+/;
  return { words: plain.split(others).filter(Boolean), dropped };
}

function inLatin(text: string, language: Spelling['language']): string {
  const greek = spell(text, 'el');
  const spelled = language === 'uk' || language === 'bg' ? spell(greek, language) : greek;
  if (WITH_MARKS.includes(language)) return transliterate(spelled, { locale: language });
  const bare = spelled.normalize('NFD').replace(MARKED, '$1').normalize('NFC');
  return transliterate(bare, language === 'sr' ? { locale: language } : {});
}
