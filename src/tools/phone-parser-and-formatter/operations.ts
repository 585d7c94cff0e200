import { operation } from '#engine/operation';
import { choice, flag, LINE_LENGTH, picked } from '#engine/options';

const load = () => import('./logic.ts');

/** ISO 3166 code of the country of national numbers; '' and 'none': only numbers with a calling code are read. */
const country = picked('');
/** Reads letters as the digits on their keys: 1-800-FLOWERS. */
const letters = flag(false);

export const parse = operation({
  input: 'text',
  maxLength: LINE_LENGTH,
  output: 'json',
  reads: 'phone',
  place: 'worker',
  /** `from`: the country that the call comes from; '' is that of `country`. */
  options: { country, from: picked(''), letters },
  load,
  run: (logic, text, options, { note }) => logic.parse(text, options, note),
});

export const parseMany = operation({
  input: 'text',
  output: 'json',
  // Each line has a record of all fields.
  growth: { result: 80 },
  reads: 'phone',
  place: 'worker',
  options: { country, letters },
  load,
  run: (logic, text, options, context) => logic.parseMany(text, options, context),
});

export const find = operation({
  input: 'text',
  output: 'json',
  place: 'worker',
  options: { country },
  load,
  run: (logic, text, options, context) => logic.find(text, options, context),
});

export const format = operation({
  input: 'text',
  output: 'text',
  reads: 'phone',
  writes: 'phone',
  place: 'worker',
  options: { as: choice(['e164', 'international', 'national', 'rfc3966'], 'e164'), country, letters },
  load,
  run: (logic, text, options, context) => logic.format(text, options, context),
});
