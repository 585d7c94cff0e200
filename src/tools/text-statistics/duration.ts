/** Seconds in the words of a language, to two units: `2 min, 5 sec`. */
export function sayDuration(seconds: number, language: string): string {
  const parts = [
    { unit: 'hour', value: Math.floor(seconds / 3600) },
    { unit: 'minute', value: Math.floor(seconds / 60) % 60 },
    { unit: 'second', value: seconds % 60 },
  ].filter(({ value }) => value > 0);
  const said = (parts.length === 0 ? [{ unit: 'second', value: 0 }] : parts.slice(0, 2)).map(({ unit, value }) =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(value),
  );
  return new Intl.ListFormat(language, { type: 'unit', style: 'short' }).format(said);
}
