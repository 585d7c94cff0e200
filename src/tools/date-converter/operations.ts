import { operation } from '#engine/operation';
import { choice, LINE_LENGTH, picked } from '#engine/options';
import { formats } from './formats.ts';

const words = 'format';
const from = choice(['auto', ...formats], 'auto', { words });
/** IANA name or offset; empty: the zone of the device. */
const zone = picked('');

export const convert = operation({
  input: 'text',
  maxLength: LINE_LENGTH,
  output: 'json',
  reads: 'date',
  options: { from, zone },
  load: () => import('./logic.ts'),
  run: (logic, input, options, context) => logic.convert(input, options, context),
});

export const convertLines = operation({
  input: 'text',
  output: 'text',
  reads: 'date',
  writes: 'date',
  inverse: {
    to: 'convertLines',
    // A JavaScript string leaves out the seconds of an offset, which local mean times have.
    options: ({ to, zone: name }) => (to === 'javascript' ? undefined : { from: to, to, zone: name }),
    keeps: 'result',
  },
  options: { from, to: choice(formats, 'iso8601', { words }), zone },
  load: () => import('./lines.ts'),
  run: (logic, input, options, context) => logic.convertLines(input, options, context),
});
