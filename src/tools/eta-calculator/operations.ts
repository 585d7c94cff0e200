import { operation } from '#engine/operation';
import {
  finishOptions,
  progressNeeds,
  progressOptions,
  rateNeeds,
  rateOptions,
  transferNeeds,
  transferOptions,
} from './options.ts';

const shared = { input: 'none', output: 'json', load: () => import('./logic.ts') } as const;

/** So many elements, some of them in each span. */
export const rate = operation({
  ...shared,
  options: rateOptions,
  needs: rateNeeds,
  run: (logic, _, options, context) => logic.rate(options, context),
});

/** Part of it is done. */
export const progress = operation({
  ...shared,
  options: progressOptions,
  needs: progressNeeds,
  run: (logic, _, options, context) => logic.progress(options, context),
});

/** Data at a bandwidth. */
export const transfer = operation({
  ...shared,
  options: transferOptions,
  needs: transferNeeds,
  run: (logic, _, options, context) => logic.transfer(options, context),
});

/** The rate at which all is done in time. */
export const finish = operation({
  ...shared,
  options: finishOptions,
  needs: rateNeeds,
  run: (logic, _, options, context) => logic.finish(options, context),
});
