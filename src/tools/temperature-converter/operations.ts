import { operation } from '#engine/operation';
import { choice, flag } from '#engine/options';
import { detectTemperature, scaleIn } from './read-temperature.ts';
import { scaleIds } from './scales.ts';

/** Decimal places of the numbers; `auto` is as many as twelve significant digits give. */
const places = choice(['auto', '0', '1', '2', '3', '4', '6'], 'auto', {
  asWritten: { '0': '0', '1': '1', '2': '2', '3': '3', '4': '4', '6': '6' },
});

export const convert = operation({
  input: 'text',
  output: 'json',
  options: {
    from: choice(scaleIds, 'celsius'),
    kind: choice(['temperature', 'difference'], 'temperature'),
    places,
    scientific: flag(false),
  },
  detect: detectTemperature,
  fits: (sample) => ({ from: scaleIn(sample) ?? 'celsius' }),
  load: () => import('./logic.ts'),
  run: (logic, text, options, { note }) => logic.convert(text, options, note),
});

export const searchPoints = operation({
  input: 'text',
  output: 'json',
  options: {},
  load: () => import('./search-points.ts'),
  run: (logic, query) => logic.searchPoints(query),
});
