import { operation } from '#engine/operation';
import { detectUserAgent, detectUserAgents } from './detect.ts';

const load = () => import('./logic.ts');

export const parse = operation({
  place: 'worker',
  input: 'text',
  output: 'json',
  reads: 'userAgent',
  options: {},
  detect: detectUserAgent,
  load,
  run: (logic, text, _options, { note }) => logic.parse(text, note),
});

export const parseLines = operation({
  place: 'worker',
  input: 'text',
  output: 'json',
  reads: 'userAgent',
  options: {},
  detect: detectUserAgents,
  load,
  run: (logic, text, _options, context) => logic.parseLines(text, context),
});
