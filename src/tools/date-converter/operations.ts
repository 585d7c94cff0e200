import { operation } from '#engine/operation';
import { choice, text } from '#engine/options';
import { formats } from './formats.ts';

/** IANA name or offset; empty: the zone of the device. */
const zone = text('');

export const convert = operation({
  input: 'text',
  output: 'json',
  options: { from: choice(['auto', ...formats], 'auto'), zone },
  load: () => import('./logic.ts'),
  run: (logic, input, options, context) => logic.convert(input, options, context),
});

export const convertLines = operation({
  input: 'text',
  output: 'text',
  options: { from: choice(['auto', ...formats], 'auto'), to: choice(formats, 'iso8601'), zone },
  load: () => import('./lines.ts'),
  run: (logic, input, options, context) => logic.convertLines(input, options, context),
});
