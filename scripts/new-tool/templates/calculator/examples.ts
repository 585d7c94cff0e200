import type { Example } from '#engine/example';
import type * as operations from './operations.ts';

export default [
  { operation: 'calculate', options: { first: '20', second: '50' }, output: { result: '10' } },
  // no example: error.todo, because it goes when logic.ts is written.
] satisfies Example<typeof operations>[];
