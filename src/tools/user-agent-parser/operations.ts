import { operation } from '#engine/operation';

const load = () => import('./logic.ts');

export const parse = operation({
  place: 'worker',
  input: 'text',
  output: 'json',
  reads: 'userAgent',
  options: {},
  load,
  run: (logic, text, _options, { note }) => logic.parse(text, note),
});

export const parseLines = operation({
  place: 'worker',
  input: 'text',
  output: 'json',
  reads: 'userAgent',
  options: {},
  load,
  run: (logic, text, _options, context) => logic.parseLines(text, context),
});
