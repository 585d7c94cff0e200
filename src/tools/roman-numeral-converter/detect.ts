const NUMERAL = /^M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/;

/** How sure it is that the sample is a Roman numeral: short ones are letters and words, too. */
export function detectNumeral(sample: string): number {
  const text = sample.trim();
  if (text === '' || !NUMERAL.test(text)) return 0;
  return text.length > 3 ? 0.7 : 0.2;
}
