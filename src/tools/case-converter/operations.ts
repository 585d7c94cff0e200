import { operation } from '#engine/operation';
import { choice, flag } from '#engine/options';
import { languages, styles } from './styles.ts';

const load = () => import('./logic.ts');

const rules = { eachLine: flag(false), keepUnderscores: flag(false), language: choice(languages, 'any') };

/** Every style at once: `[{ style, text }]`. */
export const all = operation({
  input: 'text',
  output: 'json',
  helper: true,
  options: rules,
  load,
  run: (logic, text, options, context) => logic.convertToAll(text, options, context),
});

export const convert = operation({
  input: 'text',
  output: 'text',
  options: { to: choice(styles, 'camel', { words: 'style' }), ...rules },
  load,
  run: (logic, text, { to, ...options }) => logic.convert(text, to, options),
});
