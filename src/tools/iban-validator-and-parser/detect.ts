import { hasRightMod97 } from '#lib/mod97';

/**
 * How sure it is that the sample is an IBAN. The form alone is common among codes and keys; with right check digits
 * (97 to 1) it is hardly anything else.
 */
export function detectIban(sample: string): number {
  const iban = sample
    .trim()
    .replace(/(?<=\w)[ -](?=\w)/g, '')
    .toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,29}$/.test(iban)) return 0;
  return hasRightMod97(iban) ? 0.95 : 0.15;
}

/** How sure it is that the sample is several, one a line. */
export function detectIbans(sample: string): number {
  const [first = '', second, ...others] = sample.trim().split('\n', 5);
  return second === undefined ? 0 : Math.max(detectIban(first), ...[second, ...others].map(detectIban)) * 0.9;
}
