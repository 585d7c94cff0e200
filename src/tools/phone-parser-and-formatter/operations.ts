import { operation } from '#engine/operation';
import { choice, picked } from '#engine/options';
import { detectNumber, detectNumbers, regionOf } from './detect.ts';

const load = () => import('./logic.ts');
/** Units of text: a search takes a millisecond for each hundred. */
const workerFrom = 1000;

/** ISO 3166 code of the country that national numbers belong to; '' and 'none': numbers must have their calling code. */
const country = picked('');

export const parse = operation({
  input: 'text',
  output: 'json',
  reads: 'phone',
  /** `from`: the country that is called from; '' is `country`, and without either it is left out how. */
  options: { country, from: picked('') },
  detect: detectNumber,
  fits: regionOf,
  workerFrom,
  load,
  run: (logic, text, options, { note }) => logic.parse(text, options, note),
});

export const parseMany = operation({
  input: 'text',
  output: 'json',
  reads: 'phone',
  options: { country },
  detect: detectNumbers,
  fits: regionOf,
  workerFrom,
  load,
  run: (logic, text, options, context) => logic.parseMany(text, options, context),
});

export const find = operation({
  input: 'text',
  output: 'json',
  options: { country },
  workerFrom,
  load,
  run: (logic, text, options) => logic.find(text, options),
});

export const format = operation({
  input: 'text',
  output: 'text',
  reads: 'phone',
  writes: 'phone',
  options: { country, as: choice(['e164', 'international', 'national', 'rfc3966'], 'e164') },
  workerFrom,
  load,
  run: (logic, text, options, context) => logic.format(text, options, context),
});

export const drawLink = operation({
  input: 'text',
  output: 'text',
  writes: 'svg',
  options: {},
  helper: true,
  load: () => import('./draw-link.ts'),
  run: (logic, link, _options, { note }) => logic.drawLink(link, note),
});
