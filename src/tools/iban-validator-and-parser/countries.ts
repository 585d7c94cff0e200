/*
 * The structure of each country's account number (BBAN), from the SWIFT IBAN Registry, release 99 (ISO 13616-2). The
 * library's own table is not enough: its positions of bank, branch and account follow no common rule (the Belgian
 * account is the whole IBAN), some of its patterns are open-ended, and its SEPA members are those of 2023.
 */

/** The meaning of a part of the BBAN. */
export type PartName =
  'bank' | 'branch' | 'account' | 'nationalCheck' | 'accountType' | 'currency' | 'holder' | 'reserved';

/** `n` digits, `a` capital letters, `c` either (the registry's letters). */
export type CharacterClass = 'n' | 'a' | 'c';

export interface Part {
  readonly name: PartName;
  readonly length: number;
  readonly of: CharacterClass;
}

export interface Country {
  readonly parts: readonly Part[];
  /** The length of the whole IBAN. */
  readonly length: number;
  /** In the notation of the registry: `DE2!n8!n10!n`. */
  readonly pattern: string;
  /** False for a country that uses IBANs but is not in the official registry. */
  readonly isRegistered: boolean;
  readonly isSepa: boolean;
}

const FRENCH = 'b5n s5n c11c x2n';
const DANISH = 'b4n c9n x1n';
const AFRICAN = 'b5n s5n c11n x2n';

/* b bank, s branch, c account, x national check digits, t type of account, m currency, h holder, r reserved (zeros). */
const registered: Readonly<Record<string, string>> = {
  AD: 'b4n s4n c12c',
  AE: 'b3n c16n',
  AL: 'b3n s4n x1n c16c',
  AT: 'b5n c11n',
  AX: 'b3n c11n',
  AZ: 'b4a c20c',
  BA: 'b3n s3n c8n x2n',
  BE: 'b3n c7n x2n',
  BG: 'b4a s4n t2n c8c',
  BH: 'b4a c14c',
  BI: AFRICAN,
  BL: FRENCH,
  BR: 'b8n s5n c10n t1a h1c',
  BY: 'b4c t4n c16c',
  CH: 'b5n c12c',
  CR: 'b4n c14n',
  CY: 'b3n s5n c16c',
  CZ: 'b4n c16n',
  DE: 'b8n c10n',
  DJ: AFRICAN,
  DK: DANISH,
  DO: 'b4c c20n',
  EE: 'b2n s2n c11n x1n',
  EG: 'b4n s4n c17n',
  ES: 'b4n s4n x2n c10n',
  FI: 'b3n c11n',
  FK: 'b2a c12n',
  FO: DANISH,
  FR: FRENCH,
  GB: 'b4a s6n c8n',
  GE: 'b2a c16n',
  GF: FRENCH,
  GI: 'b4a c15c',
  GL: DANISH,
  GP: FRENCH,
  GR: 'b3n s4n c16c',
  GT: 'b4c m2c t2c c16c',
  HN: 'b4a c20n',
  HR: 'b7n c10n',
  HU: 'b3n s4n x1n c15n x1n',
  IE: 'b4a s6n c8n',
  IL: 'b3n s3n c13n',
  IQ: 'b4a s3n c12n',
  IS: 'b2n s2n t2n c6n h10n',
  IT: 'x1a b5n s5n c12c',
  JO: 'b4a s4n c18c',
  KW: 'b4a c22c',
  KZ: 'b3n c13c',
  LB: 'b4n c20c',
  LC: 'b4a c24c',
  LI: 'b5n c12c',
  LT: 'b5n c11n',
  LU: 'b3n c13c',
  LV: 'b4a c13c',
  LY: 'b3n s3n c15n',
  MC: FRENCH,
  MD: 'b2c c18c',
  ME: 'b3n c13n x2n',
  MF: FRENCH,
  MK: 'b3n c10c x2n',
  MN: 'b4n c12n',
  MQ: FRENCH,
  MR: AFRICAN,
  MT: 'b4a s5n c18c',
  MU: 'b4a b2n s2n c12n r3n m3a',
  NC: FRENCH,
  NI: 'b4a c20n',
  NL: 'b4a c10n',
  NO: 'b4n c6n x1n',
  OM: 'b3n c16c',
  PF: FRENCH,
  PK: 'b4a c16c',
  PL: 'b3n s4n x1n c16n',
  PM: FRENCH,
  PS: 'b4a c21c',
  PT: 'b4n s4n c11n x2n',
  QA: 'b4a c21c',
  RE: FRENCH,
  RO: 'b4a c16c',
  RS: 'b3n c13n x2n',
  RU: 'b9n s5n c15c',
  SA: 'b2n c18c',
  SC: 'b4a b2n s2n c16n m3a',
  SD: 'b2n c12n',
  SE: 'b3n c16n x1n',
  SI: 'b2n s3n c8n x2n',
  SK: 'b4n c16n',
  SM: 'x1a b5n s5n c12c',
  SO: 'b4n s3n c12n',
  ST: 'b4n s4n c11n x2n',
  SV: 'b4a c20n',
  TF: FRENCH,
  TL: 'b3n c14n x2n',
  TN: 'b2n s3n c13n x2n',
  TR: 'b5n r1n c16c',
  UA: 'b6n c19c',
  VA: 'b3n c15n',
  VG: 'b4a c16n',
  WF: FRENCH,
  XK: 'b2n s2n c10n x2n',
  YE: 'b4a s4n c18c',
  YT: FRENCH,
};

/* Used, but not in the registry: only length and alphabet are known for certain. */
const unregistered: Readonly<Record<string, string>> = {
  AO: 'c21n',
  BF: 'c2c c22n',
  BJ: 'c2c c22n',
  CF: 'c23n',
  CG: 'c23n',
  CI: 'c2c c22n',
  CM: 'c23n',
  CV: 'c21n',
  DZ: 'c22n',
  GA: 'c23n',
  GQ: 'c23n',
  GW: 'c2c c19n',
  IR: 'c22n',
  KM: 'c23n',
  MA: 'c24n',
  MG: 'c23n',
  ML: 'c2c c22n',
  MZ: 'c21n',
  NE: 'c2a c22n',
  SN: 'c2a c22n',
  TD: 'c23n',
  TG: 'c2a c22n',
};

/** From the European Payments Council's list of SEPA scheme countries (EPC409-09), with French and Finnish territories. */
const SEPA = new Set(
  (
    'AD AL AT AX BE BG BL CH CY CZ DE DK EE ES FI FR GB GF GI GP GR HR HU IE IS IT LI LT LU LV MC MD ME MF MK MQ MT NL ' +
    'NO PL PM PT RE RO RS SE SI SK SM VA YT'
  ).split(' '),
);

const partNames: Readonly<Record<string, PartName>> = {
  b: 'bank',
  s: 'branch',
  c: 'account',
  x: 'nationalCheck',
  t: 'accountType',
  m: 'currency',
  h: 'holder',
  r: 'reserved',
};

function readCountry(code: string, layout: string, isRegistered: boolean): Country {
  const parts = [...layout.matchAll(/([a-z])(\d+)([nac])/g)].map((field): Part => ({
    name: partNames[field[1]!]!,
    length: Number(field[2]),
    // The pattern above matches nothing else.
    of: field[3] as CharacterClass,
  }));
  return {
    parts,
    length: parts.reduce((sum, { length }) => sum + length, 4),
    pattern: `${code}2!n${parts.map(({ length, of }) => `${length}!${of}`).join('')}`,
    isRegistered,
    isSepa: SEPA.has(code),
  };
}

/** By ISO 3166 code (XK is Kosovo), in alphabetical order. */
export const countries: ReadonlyMap<string, Country> = new Map(
  [
    ...Object.entries(registered).map(([code, layout]) => [code, readCountry(code, layout, true)] as const),
    ...Object.entries(unregistered).map(([code, layout]) => [code, readCountry(code, layout, false)] as const),
  ].sort(([a], [b]) => (a < b ? -1 : 1)),
);
