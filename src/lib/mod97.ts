/** Remainder modulo 97 of a text of digits and letters, where A is 10 and Z is 35 (ISO/IEC 7064, MOD 97-10). */
export function remainder97(text: string): number {
  let rest = 0;
  for (const character of text) {
    const value = parseInt(character, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest;
}

/** Whether a code whose first four characters are its letters and check digits is right: an IBAN or an RF reference. */
export const hasRightMod97 = (code: string): boolean => remainder97(code.slice(4) + code.slice(0, 4)) === 1;
