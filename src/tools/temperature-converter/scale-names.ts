/** In the order of the page. */
export const scaleIds = [
  'celsius',
  'fahrenheit',
  'kelvin',
  'rankine',
  'delisle',
  'newton',
  'reaumur',
  'romer',
] as const;
export type ScaleId = (typeof scaleIds)[number];

/** As they are written after a number. */
export const SIGNS: Readonly<Record<ScaleId, string>> = {
  celsius: '°C',
  fahrenheit: '°F',
  kelvin: 'K',
  rankine: '°R',
  delisle: '°De',
  newton: '°N',
  reaumur: '°Ré',
  romer: '°Rø',
};

/** Other ways to write them, in lowercase and without the degree sign. */
export const NAMES: Readonly<Record<ScaleId, readonly string[]>> = {
  celsius: ['c', 'celsius', 'centigrade'],
  fahrenheit: ['f', 'fahrenheit'],
  kelvin: ['k', 'kelvin', 'kelvins'],
  rankine: ['r', 'ra', 'rankine'],
  delisle: ['d', 'de', 'delisle'],
  newton: ['n', 'newton'],
  reaumur: ['ré', 're', 'réaumur', 'reaumur'],
  romer: ['rø', 'ro', 'rømer', 'romer', 'roemer'],
};
