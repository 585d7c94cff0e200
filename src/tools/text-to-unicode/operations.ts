import { operation } from '#engine/operation';
import { choice, flag } from '#engine/options';
import { ANY_TEXT } from '#engine/sample';

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
  detect: () => ANY_TEXT,
  load,
  run: (logic, text, options, context) => logic.encode(text, options, context.note),
});

/** An escape that nothing but text written in code points has. Half a surrogate pair is not a character. */
const ESCAPE =
  /&#(?:\d{2,7}|x[\da-f]{2,6});|\\u(?:(?!d[89a-f])[\da-f]{4}|d[89ab][\da-f]{2}\\ud[c-f][\da-f]{2}|\{[\da-f]+\})|\\U[\da-f]{8}|\bU\+[\dA-F]{4,6}\b/gi;

/** Surer the more of the text is escapes. A few of them in JSON or XML are its own, which reads them itself. */
function detectEscapes(sample: string): number {
  const escaped = (sample.match(ESCAPE) ?? []).reduce((sum, { length }) => sum + length, 0);
  if (escaped > sample.length * 0.6) return 0.9;
  return escaped === 0 || /^\s*[[{<]/.test(sample) ? 0 : 0.3;
}

export const decode = operation({
  input: 'text',
  output: 'text',
  reads: 'escapes',
  inverse: { to: 'encode', options: () => ({}), keeps: 'meaning' },
  options: {},
  detect: detectEscapes,
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
