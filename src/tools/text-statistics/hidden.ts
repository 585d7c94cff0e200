import { placeAt } from '#lib/place';
import { codePointAt } from '#lib/show-character';

/** A character that cannot be seen or passes for a space. */
export interface Hidden {
  /** `U+200B`. */
  readonly codePoint: string;
  /** Its name in Unicode; its kind where it has none, as a control character. */
  readonly name: string;
  readonly count: number;
  /** Where the first one is. */
  readonly line: number;
  readonly column: number;
}

const HIDDEN =
  /[\0-\x08\v\f\x0E-\x1F\x7F-\xA0\xAD\u034F\u061C\u115F\u1160\u1680\u17B4\u17B5\u180B-\u180F\u2000-\u200F\u2028-\u202F\u205F-\u206F\u3000\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF9-\uFFFB\u{E0000}-\u{E0FFF}\p{Cs}]/gu;
/** Joiners and variation selectors that belong to an emoji. */
const IN_EMOJI = /(?<=[\p{Emoji}\u{1F3FB}-\u{1F3FF}]\uFE0F?)\u200D(?=\p{Extended_Pictographic})|(?<=\p{Emoji})\uFE0F/gu;

/* From UnicodeData.txt. */
const NAMES: Readonly<Record<number, string>> = {
  0x00: 'NULL',
  0x07: 'BELL',
  0x08: 'BACKSPACE',
  0x0b: 'LINE TABULATION',
  0x0c: 'FORM FEED',
  0x1b: 'ESCAPE',
  0x7f: 'DELETE',
  0x85: 'NEXT LINE',
  0xa0: 'NO-BREAK SPACE',
  0xad: 'SOFT HYPHEN',
  0x34f: 'COMBINING GRAPHEME JOINER',
  0x61c: 'ARABIC LETTER MARK',
  0x115f: 'HANGUL CHOSEONG FILLER',
  0x1160: 'HANGUL JUNGSEONG FILLER',
  0x1680: 'OGHAM SPACE MARK',
  0x180e: 'MONGOLIAN VOWEL SEPARATOR',
  0x2000: 'EN QUAD',
  0x2001: 'EM QUAD',
  0x2002: 'EN SPACE',
  0x2003: 'EM SPACE',
  0x2004: 'THREE-PER-EM SPACE',
  0x2005: 'FOUR-PER-EM SPACE',
  0x2006: 'SIX-PER-EM SPACE',
  0x2007: 'FIGURE SPACE',
  0x2008: 'PUNCTUATION SPACE',
  0x2009: 'THIN SPACE',
  0x200a: 'HAIR SPACE',
  0x200b: 'ZERO WIDTH SPACE',
  0x200c: 'ZERO WIDTH NON-JOINER',
  0x200d: 'ZERO WIDTH JOINER',
  0x200e: 'LEFT-TO-RIGHT MARK',
  0x200f: 'RIGHT-TO-LEFT MARK',
  0x2028: 'LINE SEPARATOR',
  0x2029: 'PARAGRAPH SEPARATOR',
  0x202a: 'LEFT-TO-RIGHT EMBEDDING',
  0x202b: 'RIGHT-TO-LEFT EMBEDDING',
  0x202c: 'POP DIRECTIONAL FORMATTING',
  0x202d: 'LEFT-TO-RIGHT OVERRIDE',
  0x202e: 'RIGHT-TO-LEFT OVERRIDE',
  0x202f: 'NARROW NO-BREAK SPACE',
  0x205f: 'MEDIUM MATHEMATICAL SPACE',
  0x2060: 'WORD JOINER',
  0x2061: 'FUNCTION APPLICATION',
  0x2062: 'INVISIBLE TIMES',
  0x2063: 'INVISIBLE SEPARATOR',
  0x2064: 'INVISIBLE PLUS',
  0x2066: 'LEFT-TO-RIGHT ISOLATE',
  0x2067: 'RIGHT-TO-LEFT ISOLATE',
  0x2068: 'FIRST STRONG ISOLATE',
  0x2069: 'POP DIRECTIONAL ISOLATE',
  0x3000: 'IDEOGRAPHIC SPACE',
  0x3164: 'HANGUL FILLER',
  0xfeff: 'ZERO WIDTH NO-BREAK SPACE',
  0xffa0: 'HALFWIDTH HANGUL FILLER',
};

function nameOf(code: number): string {
  if (code >= 0xd800 && code <= 0xdfff) return 'SURROGATE';
  if ((code >= 0xfe00 && code <= 0xfe0f) || (code >= 0xe0100 && code <= 0xe01ef)) return 'VARIATION SELECTOR';
  if (code >= 0xe0000) return 'TAG';
  return NAMES[code] ?? (code < 0xa0 ? 'CONTROL' : 'FORMAT');
}

/** The hidden characters of a text except those that belong to an emoji, the most frequent first. */
export function listHidden(text: string): Hidden[] {
  const isEmoji = new Set(Array.from(text.matchAll(IN_EMOJI), ({ index }) => index));
  const found = new Map<string, { count: number; offset: number }>();
  for (const { 0: character, index } of text.matchAll(HIDDEN)) {
    if (isEmoji.has(index)) continue;
    const known = found.get(character);
    if (known === undefined) found.set(character, { count: 1, offset: index });
    else known.count++;
  }
  return Array.from(found, ([character, { count, offset }]) => {
    const code = character.codePointAt(0) ?? 0;
    const { line, column } = placeAt(text, offset);
    return { codePoint: codePointAt(character, 0), name: nameOf(code), count, line, column };
  }).sort((a, b) => b.count - a.count);
}
