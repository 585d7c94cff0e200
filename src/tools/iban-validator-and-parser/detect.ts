import type { Detectors } from '#engine/detector';
import { hasRightMod97 } from '#lib/mod97';
import { solidLines } from '#lib/solid-lines';
import type * as operations from './operations.ts';

/** Many codes and keys have the form of an IBAN; only one in 97 of them has the right check digits. */
function detectIban(sample: string): number {
  const text = sample
    .trim()
    .replace(/^IBAN /i, '')
    .replaceAll(' ', '');
  const iban = text.toUpperCase();
  if (text.length > 34 || !/^[A-Z]{2}\d{2}[A-Z\d]{11,29}$/.test(iban)) return 0;
  return hasRightMod97(iban) ? 0.95 : text === iban ? 0.15 : 0;
}

/** How sure it is that each line is an IBAN. */
function detectIbans(sample: string): number {
  // The last one may be cut off.
  const lines = solidLines(sample).slice(0, 20);
  if (lines.length < 2) return 0;
  const right = lines.filter((line) => detectIban(line) > 0.9).length;
  return right >= (lines.length - 1) * 0.7 ? 0.9 : 0;
}

/** ISO 3166 codes of countries with banks. */
const COUNTRIES =
  'AD AE AF AG AI AL AM AO AR AT AU AW AZ BA BB BD BE BF BG BH BI BJ BM BN BO BR BS BT BW BY BZ CA CD CG CH CI CL CM CN CO CR CU CV CW CY CZ DE DJ DK DM DO DZ EC EE EG ES ET FI FJ FO FR GA GB GD GE GG GH GI GL GM GN GQ GR GT GY HK HN HR HT HU ID IE IL IM IN IQ IR IS IT JE JM JO JP KE KG KH KM KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MK ML MM MN MO MR MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NZ OM PA PE PF PG PH PK PL PR PS PT PY QA RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SY SZ TD TG TH TJ TL TM TN TO TR TT TW TZ UA UG US UY UZ VA VC VE VG VN VU WS XK YE ZA ZM ZW';

/** Eight capital letters may be a word that has a country in the middle, such as DOCUMENT. */
function detectBic(sample: string): number {
  const bic = sample.trim();
  if (!/^[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?$/.test(bic) || !COUNTRIES.includes(bic.slice(4, 6))) return 0;
  return /^.{8}XXX$|\d/.test(bic) ? 0.7 : 0.35;
}

export const detectors = {
  parse: {
    detect: detectIban,
    answer: ({ valid, formatted, country }) => [formatted, `${valid ? '✓' : '✗'} ${country ?? ''}`],
  },
  checkMany: {
    detect: detectIbans,
    answer: (lines) => lines.slice(0, 4).map(({ iban, valid }) => `${valid ? '✓' : '✗'} ${iban}`),
  },
  checkBic: {
    detect: detectBic,
    answer: ({ valid, bic, country }) => [bic, `${valid ? '✓' : '✗'} ${country ?? ''}`],
  },
} satisfies Detectors<typeof operations>;
