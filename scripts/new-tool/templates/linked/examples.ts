import type { Example } from '#engine/example';
import type * as operations from './operations.ts';

export default [
  // `reworded`: the walk does not look into the field that is typed into.
  { operation: 'convert', input: '1', output: { first: '1', second: '2' }, reworded: ['first'] },
  // no example: error.todo, because it goes when logic.ts is written.
] satisfies Example<typeof operations>[];
