/* UTF-16 code units that the grammar names. */
export const TAB = 0x09;
export const LF = 0x0a;
export const CR = 0x0d;
export const SPACE = 0x20;
export const QUOTE = 0x22;
export const APOSTROPHE = 0x27;
export const ASTERISK = 0x2a;
export const PLUS = 0x2b;
export const COMMA = 0x2c;
export const MINUS = 0x2d;
export const POINT = 0x2e;
export const SLASH = 0x2f;
export const ZERO = 0x30;
const NINE = 0x39;
export const COLON = 0x3a;
export const OPEN_BRACKET = 0x5b;
export const UPPER_I = 0x49;
export const UPPER_N = 0x4e;
export const BACKSLASH = 0x5c;
export const CLOSE_BRACKET = 0x5d;
export const LOWER_E = 0x65;
export const LOWER_F = 0x66;
export const LOWER_N = 0x6e;
export const LOWER_T = 0x74;
export const LOWER_U = 0x75;
export const LOWER_X = 0x78;
export const OPEN_BRACE = 0x7b;
export const CLOSE_BRACE = 0x7d;
export const BOM = 0xfeff;

export const isDigit = (code: number): boolean => code >= ZERO && code <= NINE;
export const isHexDigit = (code: number): boolean => isDigit(code) || ((code | 0x20) >= 0x61 && (code | 0x20) <= 0x66);
export const isLineEnd = (code: number): boolean => code === LF || code === CR || code === 0x2028 || code === 0x2029;

/** Whitespace beyond RFC 8259: JSON5 (1.0.0, section 8) allows it, strict JSON does not. */
export const isFurtherSpace = (code: number): boolean =>
  code === 0x0b ||
  code === 0x0c ||
  code === 0xa0 ||
  code === BOM ||
  code === 0x2028 ||
  code === 0x2029 ||
  isSpaceSeparator(code);

const isSpaceSeparator = (code: number): boolean =>
  code === 0x1680 || (code >= 0x2000 && code <= 0x200a) || code === 0x202f || code === 0x205f || code === 0x3000;

/** Can begin a name without quotes (ECMAScript 5.1, 7.6: IdentifierStart), an escape apart. */
export const isNameStart = (character: string): boolean => /^[\p{L}\p{Nl}$_]$/u.test(character);
/** Can go on a name without quotes (ECMAScript 5.1, 7.6: IdentifierPart), an escape apart. */
export const isNamePart = (character: string): boolean =>
  /^[\p{L}\p{Nl}\p{Mn}\p{Mc}\p{Nd}\p{Pc}$\u200c\u200d]$/u.test(character);

/** A character as a message shows it: itself, or its code where it cannot be seen. */
export function showCharacter(text: string, offset: number): string {
  const character = String.fromCodePoint(text.codePointAt(offset) ?? 0);
  return /[\p{C}\p{Z}]/u.test(character) ? codeName(character.codePointAt(0) ?? 0) : character;
}

/** `U+0009` and the like. */
export const codeName = (code: number): string => `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
