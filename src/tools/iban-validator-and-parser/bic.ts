import { countrySpecs } from 'ibantools';
import { ToolError } from '#engine/error';

export type BicReason =
  | { readonly is: 'bicLength'; readonly actual: number }
  | { readonly is: 'bicLetter' | 'bicCharacter'; readonly character: string; readonly position: number }
  | { readonly is: 'country'; readonly country: string };

/** The facts in a BIC (ISO 9362); null where it says nothing. */
export interface Bic {
  readonly valid: boolean;
  readonly reasons: readonly BicReason[];
  readonly bic: string;
  readonly bank: string | null;
  readonly country: string | null;
  readonly location: string | null;
  /** Null for the head office, which may also be written as XXX. */
  readonly branch: string | null;
  /** Whether it is for tests: the location ends in 0. */
  readonly isTest: boolean;
  /** Whether it reaches the network only through others: the location ends in 1. */
  readonly isPassive: boolean;
}

/** Reads a BIC (SWIFT code). An invalid one gives a result with reasons. Throws `error.bicEmpty`. */
export function checkBic(text: string): Bic {
  const bic = text.replace(/[\s\p{Pd}]/gu, '').toUpperCase();
  if (bic === '') throw new ToolError('error.bicEmpty');
  const country = bic.slice(4, 6);
  const reasons = findReasons(bic, country);
  return {
    valid: reasons.length === 0,
    reasons,
    bic,
    bank: bic.slice(0, 4) || null,
    country: isCountry(country) ? country : null,
    location: bic.slice(6, 8) || null,
    branch: bic.slice(8) || null,
    isTest: bic.charAt(7) === '0',
    isPassive: bic.charAt(7) === '1',
  };
}

/** BICs also exist for Kosovo (XK), which the library knows. */
const isCountry = (code: string) => Object.hasOwn(countrySpecs, code);

function findReasons(bic: string, country: string): BicReason[] {
  const reasons: BicReason[] = [];
  if (bic.length !== 8 && bic.length !== 11) reasons.push({ is: 'bicLength', actual: bic.length });
  const wrong = /[^A-Z]/u.exec(bic.slice(0, 6));
  if (wrong !== null) reasons.push({ is: 'bicLetter', character: wrong[0], position: wrong.index + 1 });
  else if (country.length === 2 && !isCountry(country)) reasons.push({ is: 'country', country });
  const stranger = /[^\dA-Z]/u.exec(bic.slice(6));
  if (stranger !== null) reasons.push({ is: 'bicCharacter', character: stranger[0], position: stranger.index + 7 });
  return reasons;
}
