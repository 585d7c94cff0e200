/** How sure it is that the sample is a color: `#` or the name of a notation says so. */
export function detectColor(sample: string): number {
  const text = sample.trim();
  if (text.length > 80) return 0;
  if (/^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8});?$/i.test(text)) return 0.9;
  if (/^(?:(?:rgb|hsl)a?|hs[vb]|hwb|(?:ok)?(?:lab|lch)|(?:device-)?cmyk|color)\([^()]*\);?$/i.test(text)) return 0.95;
  // Without a sign these may as well be anything else.
  const isHex = /^(?:0x)?(?:[\da-f]{6}|[\da-f]{8})$/i.test(text) && /\d/.test(text) && /[a-f]/i.test(text);
  const isTriple = /^\d{1,3}(?:\s*,\s*|\s+)\d{1,3}(?:\s*,\s*|\s+)\d{1,3}$/.test(text);
  return isHex || isTriple ? 0.2 : 0;
}
