import { operation } from '#engine/operation';
import { detectUserAgent, detectUserAgents } from './detect.ts';

const load = () => import('./logic.ts');

export const parse = operation({
  input: 'text',
  output: 'json',
  reads: 'userAgent',
  options: {},
  detect: detectUserAgent,
  load,
  run: (logic, text, _options, { note }) => logic.parse(text, note),
});

export const parseLines = operation({
  input: 'text',
  output: 'json',
  reads: 'userAgent',
  options: {},
  detect: detectUserAgents,
  load,
  run: (logic, text, _options, { note }) => logic.parseLines(text, note),
});
