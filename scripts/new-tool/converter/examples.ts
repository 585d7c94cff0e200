import type { Example } from '#engine/example';
import type * as operations from './operations.ts';

export default [{ operation: 'convert', input: 'an input', output: 'what becomes of it' }] satisfies Example<
  typeof operations
>[];
