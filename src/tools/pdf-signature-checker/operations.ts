import { operation } from '#engine/operation';
import { content } from '#engine/options';

export const check = operation({
  input: 'file',
  output: 'json',
  options: {
    /** Certificates in PEM that the reader trusts. */
    roots: content(),
  },
  place: 'worker',
  load: () => import('./check.ts'),
  run: (logic, file, options, context) => logic.check(file, options, context),
});
