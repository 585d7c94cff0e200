import type { Example } from '#engine/example';
import type * as operations from './operations.ts';

export default [
  { operation: 'search', input: 'first', output: [{ name: 'first', meaning: 'the first entry' }] },
] satisfies Example<typeof operations>[];
