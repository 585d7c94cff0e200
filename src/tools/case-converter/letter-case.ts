import type { CasingLanguage } from './styles.ts';

/** Changes of case in one language. Whole words go in, because a final sigma is known by what surrounds it. */
export interface LetterCase {
  readonly lower: (text: string) => string;
  readonly upper: (text: string) => string;
  /** The first character large, the rest as it is. */
  readonly raise: (word: string) => string;
  /** The first character large, the rest small. */
  readonly capitalize: (word: string) => string;
}

export function letterCaseOf(language: CasingLanguage): LetterCase {
  // Not `toLocaleLowerCase()` without a language: that of the browser would decide.
  const lower = (text: string) => (language === 'any' ? text.toLowerCase() : text.toLocaleLowerCase(language));
  const upper = (text: string) => (language === 'any' ? text.toUpperCase() : text.toLocaleUpperCase(language));
  const raise = (word: string) => {
    const first = String.fromCodePoint(word.codePointAt(0) ?? 0);
    // ß and ligatures become several letters (SS, FI), of which only the first is large in a title (Ss, Fi).
    const [head = '', ...tail] = word === '' ? '' : upper(first);
    return head + (tail.length === 0 ? '' : lower(tail.join(''))) + word.slice(first.length);
  };
  return { lower, upper, raise, capitalize: (word) => raise(lower(word)) };
}
