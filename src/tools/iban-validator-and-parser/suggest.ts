import { countries, type CharacterClass } from './countries.ts';
import { findCheckDigits, findMisfit, isValid } from './iban.ts';

/** Look-alike characters, by what they should be: a digit or a letter. */
const alike: Readonly<Record<Exclude<CharacterClass, 'c'>, Readonly<Record<string, string>>>> = {
  n: { O: '0', Q: '0', D: '0', I: '1', L: '1', Z: '2', S: '5', G: '6', B: '8' },
  a: { 0: 'O', 1: 'I', 2: 'Z', 5: 'S', 6: 'G', 8: 'B' },
};

/**
 * Valid IBANs that may have been meant: look-alike characters corrected, two neighbors swapped, or the check digits
 * that match the rest.
 */
export function suggest(iban: string): string[] {
  // None of these errors changes the length, and trying them on longer texts would take quadratic time.
  if (countries.get(iban.slice(0, 2))?.length !== iban.length) return [];
  const clean = unconfuse(iban);
  const candidates = [clean, ...swapNeighbours(clean), clean.slice(0, 2) + findDigits(clean) + clean.slice(4)];
  return [...new Set(candidates)].filter((candidate) => candidate !== iban && isValid(candidate));
}

const findDigits = (iban: string) => (/^[\dA-Z]*$/.test(iban) ? findCheckDigits(iban.slice(0, 2), iban.slice(4)) : '');

function unconfuse(iban: string): string {
  const country = countries.get(iban.slice(0, 2));
  if (country === undefined) return iban;
  let bban = iban.slice(4);
  const digits = iban.slice(2, 4).replace(/[A-Z]/g, (letter) => alike.n[letter] ?? letter);
  for (;;) {
    const misfit = findMisfit(bban, country);
    if (misfit === undefined || misfit.wanted === 'c') break;
    const other = alike[misfit.wanted][bban.charAt(misfit.index)];
    if (other === undefined) break;
    bban = bban.slice(0, misfit.index) + other + bban.slice(misfit.index + 1);
  }
  return iban.slice(0, 2) + digits + bban;
}

function swapNeighbours(iban: string): string[] {
  // From the second check digit on: swapped check digits are found by computing them.
  return Array.from({ length: Math.max(0, iban.length - 4) }, (_, index) => {
    const at = index + 3;
    return iban.slice(0, at) + iban.charAt(at + 1) + iban.charAt(at) + iban.slice(at + 2);
  });
}
