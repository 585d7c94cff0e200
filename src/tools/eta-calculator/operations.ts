import { operation } from '#engine/operation';
import { progressOptions, rateOptions, transferOptions } from './options.ts';

const shared = { input: 'none', output: 'json', load: () => import('./logic.ts') } as const;

/** So many elements, some of them in each span of time. */
export const rate = operation({
  ...shared,
  options: rateOptions,
  required: ['amount', 'count', 'span'],
  run: (logic, _, options, context) => logic.rate(options, context),
});

/** Part of it is done. */
export const progress = operation({
  ...shared,
  options: progressOptions,
  needs: { elapsed: { since: 'elapsed' }, unit: { since: 'elapsed' }, started: { since: 'started' } },
  required: ['done', 'total'],
  run: (logic, _, options, context) => logic.progress(options, context),
});

/** Data at a bandwidth. */
export const transfer = operation({
  ...shared,
  options: transferOptions,
  required: ['size', 'bandwidth'],
  run: (logic, _, options, context) => logic.transfer(options, context),
});
