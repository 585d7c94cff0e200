/** How sure it is that the sample is a whole number: a prefix says so. */
export function detectNumber(sample: string): number {
  const text = sample.trim();
  if (/^-?0[bo][\d_]+$/i.test(text)) return 0.8;
  // With so many digits it may be a color.
  if (/^0x(?:[\da-f]{5,6}|[\da-f]{8})$/i.test(text)) return 0.2;
  if (/^-?0x[\da-f_]+$/i.test(text)) return 0.7;
  return /^-?\d{1,80}$/.test(text) ? 0.1 : 0;
}
