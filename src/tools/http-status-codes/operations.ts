import { operation } from '#engine/operation';
import { flag, LINE_LENGTH } from '#engine/options';

const load = () => import('./logic.ts');

export const search = operation({
  input: 'text',
  maxLength: LINE_LENGTH,
  output: 'json',
  options: { nonStandard: flag(false) },
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
