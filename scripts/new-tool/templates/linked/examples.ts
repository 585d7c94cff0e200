import type { Example } from '#engine/example';
import type * as operations from './operations.ts';

export default [
  { operation: 'convert', input: '1', output: { first: '1', second: '2' } },
  // no example: error.todo, because it goes when logic.ts is written.
] satisfies Example<typeof operations>[];
