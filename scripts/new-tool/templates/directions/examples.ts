import type { Example } from '#engine/example';
import type * as operations from './operations.ts';

export default [
  { operation: 'encode', input: 'an input', output: 'what becomes of it' },
  { operation: 'decode', input: 'what becomes of it', output: 'an input' },
  // no example: error.todo, because it goes when logic.ts is written.
] satisfies Example<typeof operations>[];
