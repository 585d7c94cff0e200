import { operation } from '#engine/operation';
import { choice, flag } from '#engine/options';
import { ANY_TEXT } from '#engine/sample';
import { languages, styles } from './styles.ts';

const load = () => import('./logic.ts');

const rules = { eachLine: flag(false), keepUnderscores: flag(false), language: choice(languages, 'any') };

/** One word of code with several within it, such as `userName`, `user_name` or `user-name`. */
const isIdentifier = (sample: string) =>
  /^\s*[A-Za-z]\w*(?:[a-z][A-Z]|[A-Za-z\d][_-][A-Za-z])[\w-]*\s*$/.test(sample) && sample.length < 80;

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
  detect: (sample) => (isIdentifier(sample) ? 0.2 : ANY_TEXT),
  load,
  run: (logic, text, { to, ...options }) => logic.convert(text, to, options),
});
