import { operation } from '#engine/operation';
import { choice, content, flag, integer, PANE } from '#engine/options';

const load = () => import('./logic.ts');
/** Milliseconds. The slowest 100,000 lines take a quarter of it. */
const LIMIT = 30_000;

/** The other text, and what counts as equal. */
const comparing = {
  right: content('', PANE),
  ignoreCase: flag(false),
  space: choice(['exact', 'amount', 'none'], 'exact'),
  ignoreBlankLines: flag(false),
  ignoreLineEnds: flag(false),
  /** Only where both texts are JSON. */
  sortJson: flag(false),
};

export const diff = operation({
  input: 'text',
  output: 'json',
  // Each line has a record of both sides.
  growth: { result: 60 },
  place: 'worker',
  limit: LIMIT,
  options: { unit: choice(['line', 'word', 'character', 'sentence'], 'line'), ...comparing },
  needs: { ignoreBlankLines: { unit: 'line' } },
  load,
  run: (logic, left, options, context) => logic.diff(left, options, context),
});

export const patch = operation({
  input: 'text',
  output: 'text',
  place: 'worker',
  limit: LIMIT,
  writes: 'diff',
  options: {
    ...comparing,
    context: integer({ initial: 3, min: 0, max: 10_000 }),
    leftName: content('old.txt'),
    rightName: content('new.txt'),
  },
  load,
  run: (logic, left, options, context) => logic.patch(left, options, context),
});
