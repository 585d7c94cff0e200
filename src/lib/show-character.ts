/** The code point at an offset (from 0, in UTF-16 units) as `U+0041`. */
export const codePointAt = (text: string, offset: number): string =>
  `U+${(text.codePointAt(offset) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** The character at an offset for a message: as it looks, or its code point if it cannot be seen. */
export function showCharacter(text: string, offset: number): string {
  const character = String.fromCodePoint(text.codePointAt(offset) ?? 0);
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(character) ? character : codePointAt(text, offset);
}
