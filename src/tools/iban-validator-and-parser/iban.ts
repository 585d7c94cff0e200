import { countrySpecs } from 'ibantools';
import { remainder97 } from '#lib/mod97';
import { countries, type CharacterClass, type Country } from './countries.ts';

/** The two digits that make the IBAN right (ISO 13616-1, annex A). */
export const findCheckDigits = (code: string, bban: string): string =>
  String(98 - remainder97(`${bban}${code}00`)).padStart(2, '0');

export const hasRightCheckDigits = (iban: string): boolean =>
  findCheckDigits(iban.slice(0, 2), iban.slice(4)) === iban.slice(2, 4);

/** Whether the national check digits in the BBAN are right; undefined for a country without a known rule. */
export function checkNationally(code: string, bban: string): boolean | undefined {
  return countrySpecs[code]?.bban_validation_func?.(bban);
}

const classes: Readonly<Record<CharacterClass, RegExp>> = { n: /^\d$/, a: /^[A-Z]$/, c: /^[\dA-Z]$/ };

/** The first character that does not match the country's pattern; undefined if all do. */
export function findMisfit(bban: string, { parts }: Country): { index: number; wanted: CharacterClass } | undefined {
  const wanted = parts.flatMap(({ length, of }) => Array<CharacterClass>(length).fill(of));
  const index = wanted.findIndex((of, at) => at < bban.length && !classes[of].test(bban.charAt(at)));
  return index < 0 ? undefined : { index, wanted: wanted[index]! };
}

export function isValid(iban: string): boolean {
  const country = countries.get(iban.slice(0, 2));
  return (
    country !== undefined &&
    iban.length === country.length &&
    findMisfit(iban.slice(4), country) === undefined &&
    hasRightCheckDigits(iban) &&
    checkNationally(iban.slice(0, 2), iban.slice(4)) !== false
  );
}

/** Whether it is for QR-bills: a Swiss or Liechtenstein bank from 30000 to 31999 (SIX, QR-IID). */
export const isQrIban = (iban: string): boolean => /^(?:CH|LI)\d\d3[01]\d{3}/.test(iban);
