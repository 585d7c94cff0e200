import { operation } from '#engine/operation';
import { content, flag, LINE_LENGTH } from '#engine/options';
import { count, formatOfList, list } from '#formats/uuid/options.ts';

const load = () => import('./logic.ts');

export const generate = operation({
  input: 'none',
  output: 'text',
  writes: (options) => formatOfList(options.list),
  options: { count, list, lowercase: flag(false), monotonic: flag(false), time: content('') },
  load,
  run: (logic, _input, options, context) => logic.generate(options, context),
});

export const inspect = operation({
  input: 'text',
  maxLength: LINE_LENGTH,
  output: 'json',
  options: {},
  load,
  run: (logic, text, _options, { note }) => logic.inspect(text, note),
});

export const toUuid = operation({
  input: 'text',
  output: 'text',
  inverse: { to: 'fromUuid', options: () => ({}), keeps: 'meaning' },
  options: {},
  load,
  run: (logic, text, _options, { note }) => logic.toUuid(text, note),
});

export const fromUuid = operation({
  input: 'text',
  output: 'text',
  inverse: { to: 'toUuid', options: () => ({}), keeps: 'meaning' },
  options: {},
  load,
  run: (logic, text) => logic.fromUuid(text),
});
