const SECOND = 1000;
/** From one and a half of a unit on it is said in that unit. */
const UNITS = [
  ['day', 86_400 * SECOND],
  ['hour', 3600 * SECOND],
  ['minute', 60 * SECOND],
] as const;

/** `in 9 hours`, rounded in a unit of which there are two at least, or nearly. */
export function sayAhead(milliseconds: number, language: string): string {
  const left = Math.max(0, milliseconds);
  const [unit, size] = UNITS.find(([, length]) => left >= 1.5 * length) ?? (['second', SECOND] as const);
  return new Intl.RelativeTimeFormat(language).format(Math.round(left / size), unit);
}
