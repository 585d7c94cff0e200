import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { drawFrom, pickCharacters } from '#lib/random';
import { countries, type Country } from './countries.ts';
import { checkNationally, findCheckDigits, findMisfit } from './iban.ts';
import { compact, group } from './written.ts';

interface Written {
  readonly country: string;
  readonly grouped: boolean;
}

function findCountry(text: string): { code: string; country: Country } {
  const code = text.trim().toUpperCase();
  const country = countries.get(code);
  if (country === undefined) throw new ToolError('error.country', { country: text.trim() }, { option: 'country' });
  return { code, country };
}

/**
 * The IBAN of an account number (BBAN). Throws `error.country`, `error.bbanMissing`, `error.bbanCharacter`,
 * `error.bbanLength`, `error.bbanDigit` and `error.bbanLetter`; notes wrong national check digits.
 */
export function compose(
  { bban: typed, ...options }: Written & { readonly bban: string },
  { note }: Pick<RunContext, 'note'>,
): string {
  const { code, country } = findCountry(options.country);
  const bban = compact(typed);
  const where = { option: 'bban' };
  if (bban === '') throw new ToolError('error.bbanMissing', {}, where);
  const stranger = /[^\dA-Z]/u.exec(bban);
  if (stranger !== null) {
    throw new ToolError('error.bbanCharacter', { character: stranger[0], position: stranger.index + 1 }, where);
  }
  const expected = country.length - 4;
  if (bban.length !== expected)
    throw new ToolError('error.bbanLength', { country: code, expected, actual: bban.length }, where);
  const misfit = findMisfit(bban, country);
  if (misfit !== undefined) {
    const params = { character: bban.charAt(misfit.index), position: misfit.index + 1 };
    throw new ToolError(misfit.wanted === 'n' ? 'error.bbanDigit' : 'error.bbanLetter', params, where);
  }
  if (checkNationally(code, bban) === false) note('warning.nationalChecksum', {}, where);
  return write(code, bban, options.grouped);
}

function write(code: string, bban: string, grouped: boolean): string {
  const iban = code + findCheckDigits(code, bban) + bban;
  return grouped ? group(iban) : iban;
}

const DIGITS = [...'0123456789'];
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const alphabets = { n: DIGITS, a: LETTERS, c: [...DIGITS, ...LETTERS] };
/** Two national check digits are right in one of 121 draws; that many draws never fail in a row. */
const MAX_DRAWS = 100_000;

/** Random valid IBANs for tests, one per line. None is meant to belong to anybody, though one may by chance. */
export function generate({ count, ...options }: Written & { readonly count: number }, { sources }: RunContext): string {
  const { code, country } = findCountry(options.country);
  const draw = drawFrom(sources);
  const drawBban = () =>
    country.parts
      .map(({ name, length, of }) =>
        name === 'reserved' ? '0'.repeat(length) : pickCharacters(draw, alphabets[of], length),
      )
      .join('');
  const lines = Array.from({ length: count }, () => {
    for (let tries = 0; tries < MAX_DRAWS; tries++) {
      const bban = drawBban();
      if (checkNationally(code, bban) !== false) return write(code, bban, options.grouped);
    }
    // eslint-disable-next-line no-restricted-syntax -- Only a broken source of randomness gets here.
    throw new Error(
      'The source of randomness repeats itself: no account number with right national check digits came.',
    );
  });
  return lines.join('\n');
}
