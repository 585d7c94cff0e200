import { operation } from '#engine/operation';
import { flag } from '#engine/options';

const load = () => import('./logic.ts');

export const search = operation({
  input: 'text',
  output: 'json',
  options: { nonStandard: flag(false) },
  detect: (sample) => (/^\s*(?:1\d\d|2\d\d|3\d\d|4\d\d|5\d\d)\s*$/.test(sample) ? 0.2 : 0),
  load,
  run: (logic, query, options) => logic.search(query, options),
});

export const explain = operation({
  input: 'text',
  output: 'json',
  options: {},
  load,
  run: (logic, text, _options, context) => logic.explain(text, context),
});
