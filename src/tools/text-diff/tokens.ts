import { graphemesOf } from '#lib/graphemes';
import { sentencesOf } from '#lib/sentences';

export type Unit = 'line' | 'word' | 'character' | 'sentence';

const LINE = /[^\r\n]*(?:\r\n?|\n)|[^\r\n]+/g;
/** Line breaks, white space, words and single characters; scripts without spaces between words by the character. */
const WORD =
  /\r\n?|\n|[^\S\r\n]+|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]|(?:(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}])[\p{L}\p{M}\p{N}_])+|\p{Extended_Pictographic}(?:\p{M}|[\u{1F3FB}-\u{1F3FF}]|\u200D\p{Extended_Pictographic})*|./gsu;

/** A text in pieces that make it up again. A line has its line break, in other units a line break is a piece by itself. */
export function splitText(text: string, unit: Unit): string[] {
  switch (unit) {
    case 'line':
      return text.match(LINE) ?? [];
    case 'word':
      return splitWords(text);
    case 'character':
      return [...graphemesOf(text)];
    case 'sentence':
      return splitLinesOf(text).flatMap((line) => (isLineBreak(line) ? line : splitSentences(line)));
  }
}

export const splitWords = (text: string): string[] => text.match(WORD) ?? [];
export const isLineBreak = (token: string): boolean => /^(?:\r\n?|\n)$/.test(token);
/** The lines that a patch is made of, which end with LF alone. */
export const splitPatchLines = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+/g) ?? [];

/** Lines and, apart from them, their line breaks. */
const splitLinesOf = (text: string): string[] => text.match(/\r\n?|\n|[^\r\n]+/g) ?? [];

/** Sentences, and the white space between them. */
const splitSentences = (line: string): string[] =>
  Array.from(sentencesOf(line)).flatMap((sentence) => sentence.match(/\S(?:.*\S)?|\s+/gsu) ?? []);
