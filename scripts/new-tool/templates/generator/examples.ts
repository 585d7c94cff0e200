import type { Example } from '#engine/example';
import type * as operations from './operations.ts';

export default [
  // `matches` is for random results: the whole of them must match.
  { operation: 'generate', options: { count: 2 }, matches: /^\w+\n\w+$/ },
  // no example: error.todo, because it goes when logic.ts is written.
] satisfies Example<typeof operations>[];
