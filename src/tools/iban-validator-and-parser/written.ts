/** In capitals, without spaces, dashes and a leading “IBAN”. */
export const compact = (text: string): string =>
  text
    .replace(/^\s*IBAN[\s:.]*/i, '')
    .replace(/[\s\u200B-\u200D\u2060\u2212\p{Pd}]/gu, '')
    .toUpperCase();

/** In groups of four, as printed (ISO 13616-1, section 5). */
export const group = (iban: string): string => iban.replace(/.{4}(?=.)/gu, '$& ');
