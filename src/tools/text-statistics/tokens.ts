/**
 * Hundredths of a token that a code point counts for, by the first code point of each class: averages over texts under the
 * vocabularies o200k and cl100k.
 */
const CLASSES: readonly (readonly [from: number, hundredths: number])[] = [
  [0x20000, 100],
  [0x10000, 200],
  [0xd800, 100],
  // Chinese, Japanese, Korean.
  [0x3000, 85],
  [0x2000, 100],
  // Greek, Cyrillic, Hebrew, Arabic, the scripts of India and more.
  [0x250, 40],
  // Latin letters with marks.
  [0x80, 70],
];
const LETTER = 25;
const DIGIT = 40;
const SIGN = 80;
const LINE_BREAK = 50;

/** Weights of ASCII; a space belongs to the word after it. */
const ASCII = Uint8Array.from({ length: 0x80 }, (_, code) => {
  const character = String.fromCharCode(code);
  if (/[a-z]/i.test(character)) return LETTER;
  if (/\d/.test(character)) return DIGIT;
  if (character === '\n') return LINE_BREAK;
  return /[\s\0]/.test(character) ? 0 : SIGN;
});

/** Hundredths of a token of a code point. */
export const tokenWeight = (code: number): number =>
  code < 0x80 ? (ASCII[code] ?? 0) : (CLASSES.find(([from]) => code >= from)?.[1] ?? 0);
