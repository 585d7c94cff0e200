import { operation } from '#engine/operation';
import { choice, content, flag } from '#engine/options';

/** The file that Base64 or a data URI holds; an empty `extension` is taken from its type. */
export const decode = operation({
  input: 'text',
  output: 'file',
  reads: 'base64',
  options: { name: content('file'), extension: content() },
  load: () => import('./logic-decode.ts'),
  run: (logic, input, options, context) => logic.decode(input, options, context.note),
});

export const encode = operation({
  input: 'file',
  output: 'text',
  writes: ({ form }) => (form === 'css' ? undefined : form),
  options: {
    form: choice(['dataUri', 'base64', 'css', 'html', 'markdown'], 'dataUri'),
    urlSafe: flag(false),
    /** Media type to write; empty: as the file says or looks. */
    type: content(),
  },
  needs: { type: { form: ['dataUri', 'css', 'html', 'markdown'] } },
  place: 'worker',
  load: () => import('./logic-encode.ts'),
  run: (logic, file, options, context) => logic.encode(file, options, context),
});

/** Type by content, size and SHA-256 of a file. */
export const identify = operation({
  input: 'file',
  output: 'json',
  helper: true,
  options: {},
  place: 'worker',
  load: () => import('./logic-identify.ts'),
  run: (logic, file, _, context) => logic.identify(file, context),
});
