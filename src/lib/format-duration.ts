const UNITS = [
  ['year', 365.25 * 86_400_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const;

/** A time in words, in the largest unit that is not above it. */
export function formatDuration(milliseconds: number, language: string): string {
  const [unit, size] = UNITS.find(([, size]) => milliseconds >= size) ?? ['millisecond', 1];
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    maximumSignificantDigits: 2,
  }).format(milliseconds / size);
}
