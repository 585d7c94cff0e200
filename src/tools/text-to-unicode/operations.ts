import { operation } from '#engine/operation';
import { choice, flag } from '#engine/options';

const load = () => import('./logic.ts');

export const encode = operation({
  input: 'text',
  output: 'text',
  writes: 'escapes',
  inverse: { to: 'decode', options: () => ({}), keeps: 'exact' },
  options: {
    notation: choice(['decimal', 'hex', 'js', 'braces', 'json', 'python', 'css', 'uplus'], 'decimal'),
    skipAscii: flag(false),
  },
  load,
  run: (logic, text, options, context) => logic.encode(text, options, context.note),
});

export const decode = operation({
  input: 'text',
  output: 'text',
  reads: 'escapes',
  inverse: { to: 'encode', options: () => ({}), keeps: 'meaning' },
  options: {},
  load,
  run: (logic, text, _, context) => logic.decode(text, context.note),
});

/** Each character with its code point and bytes: the first thousand. */
export const characters = operation({
  input: 'text',
  output: 'json',
  helper: true,
  options: {},
  load,
  run: (logic, text) => logic.listCharacters(text),
});
