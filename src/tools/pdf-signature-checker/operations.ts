import { operation } from '#engine/operation';
import { content, PANE } from '#engine/options';

/** What each signature of a PDF file covers, who made it, when, and whether what it covers is unchanged. */
export const check = operation({
  input: 'file',
  output: 'json',
  options: {
    /** Certificates in PEM that the reader trusts. */
    roots: content('', PANE),
  },
  place: 'worker',
  load: () => import('./check.ts'),
  run: (logic, file, options, context) => logic.check(file, options, context),
});
