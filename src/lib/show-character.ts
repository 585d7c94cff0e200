/** Control characters as their pictures (U+2400…), a space as ␣, a mark on a circle. */
export function showCharacter(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x20) return String.fromCodePoint(0x2400 + code);
  if (character === ' ') return '␣';
  if (/^\p{M}$/u.test(character)) return `◌${character}`;
  return /^[\p{C}\p{Z}]$/u.test(character) ? '�' : character;
}
