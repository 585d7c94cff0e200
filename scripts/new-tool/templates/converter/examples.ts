import type { Example } from '#engine/example';
import type * as operations from './operations.ts';

export default [
  { operation: 'convert', input: 'an input', output: 'what becomes of it' },
  // no example: error.todo, because it goes when logic.ts is written.
] satisfies Example<typeof operations>[];
