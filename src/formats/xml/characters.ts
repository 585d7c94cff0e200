/** `U+0009` and the like. */
export const codeName = (code: number): string => `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;

/** A character as a message shows it: itself, or its code where it cannot be seen. */
export function describeCharacter(text: string, offset: number): string {
  const character = String.fromCodePoint(text.codePointAt(offset) ?? 0);
  return /[\p{C}\p{Z}]/u.test(character) ? codeName(character.codePointAt(0) ?? 0) : character;
}

/** The first character that no XML 1.0 document can hold (section 2.2, `Char`): its offset, or -1. */
export const findUnwritable = (text: string): number =>
  text.search(
    /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/,
  );
