import { operation } from '#engine/operation';
import { choice, flag, text } from '#engine/options';

/** The file that Base64 or a data URI holds; an empty `extension` is taken from its type. */
export const decode = operation({
  input: 'text',
  output: 'file',
  options: { name: text('file'), extension: text() },
  detect: (sample) => (/^\s*data:[\w.+-]+\/[\w.+-]+(?:;[^,;]+)*;base64,/i.test(sample) ? 0.95 : 0),
  load: () => import('./logic-decode.ts'),
  run: (logic, input, options, context) => logic.decode(input, options, context.note),
});

export const encode = operation({
  input: 'file',
  output: 'text',
  options: {
    form: choice(['dataUri', 'base64', 'css', 'html', 'markdown'], 'dataUri'),
    urlSafe: flag(false),
    /** Media type to write; empty: as the file says or looks. */
    type: text(),
  },
  place: 'worker',
  load: () => import('./logic-encode.ts'),
  run: (logic, file, options, context) => logic.encode(file, options, context),
});

/** Type by content, size and SHA-256 of a file. */
export const identify = operation({
  input: 'file',
  output: 'json',
  options: {},
  place: 'worker',
  load: () => import('./logic-identify.ts'),
  run: (logic, file, _, context) => logic.identify(file, context),
});
