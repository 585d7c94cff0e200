import type { Example } from '#engine/example';
import type * as operations from './operations.ts';

export default [{ operation: 'inspect', input: 'an input', output: { length: 8 } }] satisfies Example<
  typeof operations
>[];
