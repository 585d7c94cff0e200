import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { countries, type PartName } from './countries.ts';
import { checkNationally, findCheckDigits, findMisfit, hasRightCheckDigits, isQrIban } from './iban.ts';
import { suggest } from './suggest.ts';
import { compact, group } from './written.ts';

/** Why an IBAN is not valid. Positions count from 1 in the IBAN without spaces. */
export type Reason =
  | { readonly is: 'country'; readonly country: string }
  | { readonly is: 'character'; readonly character: string; readonly position: number }
  | { readonly is: 'length'; readonly expected: number; readonly actual: number }
  | { readonly is: 'digit' | 'letter'; readonly character: string; readonly position: number }
  | { readonly is: 'checkDigits'; readonly found: string }
  | { readonly is: 'checksum'; readonly found: string; readonly right: string }
  | { readonly is: 'nationalChecksum' }
  | { readonly is: 'qrIban' };

export interface IbanPart {
  readonly name: 'country' | 'checkDigits' | 'bban' | PartName;
  readonly value: string;
  /** Offsets in the IBAN without spaces, from 0; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
}

/** The facts in an IBAN; null where nothing is known. */
export interface Iban {
  readonly valid: boolean;
  readonly reasons: readonly Reason[];
  readonly iban: string;
  /** In groups of four. */
  readonly formatted: string;
  readonly country: string | null;
  readonly checkDigits: string | null;
  readonly bban: string | null;
  readonly parts: readonly IbanPart[];
  readonly isQrIban: boolean | null;
  readonly isSepa: boolean | null;
  readonly expected: { readonly length: number; readonly pattern: string } | null;
  /** Whether the national check digits are right; null for a country without a known rule. */
  readonly nationalCheck: boolean | null;
  /** Valid IBANs that differ by a common typing error. */
  readonly suggestions: readonly string[];
}

/** Reads an IBAN. An invalid one gives a result with reasons. Throws `error.empty`. */
export function parse(text: string, { allowQrIban }: { readonly allowQrIban: boolean }, { note }: RunContext): Iban {
  const iban = compact(text);
  if (iban === '') throw new ToolError('error.empty');
  const result = read(iban, allowQrIban);
  const isRegistered = countries.get(iban.slice(0, 2))?.isRegistered;
  if (isRegistered === false) note('warning.notRegistered', { country: iban.slice(0, 2) });
  return result;
}

/** The same for an IBAN in capitals and without spaces. */
export function read(iban: string, allowQrIban: boolean): Iban {
  const code = iban.slice(0, 2);
  const country = countries.get(code);
  const bban = iban.slice(4);
  const reasons = findReasons(iban, allowQrIban);
  return {
    valid: reasons.length === 0,
    reasons,
    iban,
    formatted: group(iban),
    country: /^[A-Z]{2}$/.test(code) ? code : null,
    checkDigits: iban.slice(2, 4) || null,
    bban: bban || null,
    parts: splitParts(iban),
    isQrIban: country === undefined ? null : isQrIban(iban),
    isSepa: country?.isSepa ?? null,
    expected: country === undefined ? null : { length: country.length, pattern: country.pattern },
    nationalCheck: isWellFormed(iban) ? (checkNationally(code, bban) ?? null) : null,
    suggestions: reasons.length === 0 ? [] : suggest(iban),
  };
}

function isWellFormed(iban: string): boolean {
  const country = countries.get(iban.slice(0, 2));
  return country?.length === iban.length && findMisfit(iban.slice(4), country) === undefined;
}

function findReasons(iban: string, allowQrIban: boolean): Reason[] {
  const code = iban.slice(0, 2);
  const bban = iban.slice(4);
  const stranger = /[^\dA-Z]/u.exec(iban);
  if (stranger !== null) return [{ is: 'character', character: stranger[0], position: stranger.index + 1 }];
  const country = countries.get(code);
  if (country === undefined) return [{ is: 'country', country: code }];
  const reasons: Reason[] = [];
  if (iban.length !== country.length) reasons.push({ is: 'length', expected: country.length, actual: iban.length });
  const misfit = findMisfit(bban, country);
  if (misfit !== undefined) {
    const is = misfit.wanted === 'n' ? 'digit' : 'letter';
    reasons.push({ is, character: bban.charAt(misfit.index), position: misfit.index + 5 });
  }
  const found = iban.slice(2, 4);
  if (!/^\d\d$/.test(found)) reasons.push({ is: 'checkDigits', found });
  // Check digits mean nothing in a text of the wrong length or form.
  else if (isWellFormed(iban) && !hasRightCheckDigits(iban)) {
    reasons.push({ is: 'checksum', found, right: findCheckDigits(code, bban) });
  }
  if (isWellFormed(iban) && checkNationally(code, bban) === false) reasons.push({ is: 'nationalChecksum' });
  if (!allowQrIban && isQrIban(iban)) reasons.push({ is: 'qrIban' });
  return reasons;
}

/** Country, check digits and the parts of the BBAN; the BBAN is one part where its length is wrong. */
function splitParts(iban: string): IbanPart[] {
  const country = countries.get(iban.slice(0, 2));
  const layout = country?.length === iban.length ? country.parts : [{ name: 'bban' as const, length: iban.length - 4 }];
  const parts: IbanPart[] = [];
  for (const { name, length } of [
    { name: 'country', length: 2 } as const,
    { name: 'checkDigits', length: 2 } as const,
    ...layout,
  ]) {
    const last = parts.at(-1);
    const end = Math.min((last?.end ?? 0) + length, iban.length);
    // A bank in Mauritius has four letters and two digits: two fields of the pattern, one part.
    const goesOn = last?.name === name;
    const start = goesOn ? last.start : (last?.end ?? 0);
    if (goesOn) parts.pop();
    if (start < end) parts.push({ name, value: iban.slice(start, end), start, end });
  }
  return parts;
}
