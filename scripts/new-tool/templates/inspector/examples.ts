import type { Example } from '#engine/example';
import type * as operations from './operations.ts';

export default [
  { operation: 'inspect', input: 'an input', output: { length: 8 } },
  // no example: error.todo, because it goes when logic.ts is written.
] satisfies Example<typeof operations>[];
