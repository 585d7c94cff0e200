import { operation } from '#engine/operation';
import { choice, content, flag } from '#engine/options';
import { holdsText } from '#lib/data-uri';

/** How files of everyday types begin: PNG, JPEG, GIF, PDF, ZIP and what is made of it, gzip, WebP, WOFF. */
const SIGNATURE = /^\s*(?:iVBORw0KGgo|\/9j\/|R0lGOD|JVBERi0|UEsDB|H4sI|UklGR|d09G)[\w+/-]*\s/;

/** A data URI; who has one of a text rather wants to read it. */
function detectFile(sample: string): number {
  const isText = holdsText(sample);
  if (isText === undefined && SIGNATURE.test(`${sample.replace(/={1,2}\s*$/, '')} `)) return 0.8;
  return isText === undefined ? 0 : isText ? 0.2 : 0.95;
}

/** The file that Base64 or a data URI contains; an empty `extension` is taken from its type. */
export const decode = operation({
  input: 'text',
  output: 'file',
  reads: 'base64',
  options: { name: content('file'), extension: content() },
  detect: detectFile,
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
