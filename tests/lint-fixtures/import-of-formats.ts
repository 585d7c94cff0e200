// as src/lib/sample.tsx src/engine/sample.tsx src/engine/worker-pool.ts src/kit/parts/sample.tsx src/shell/sample.tsx src/cli/sample.tsx src/cli/run-limited.ts
import { a } from '#formats/json/read.ts'; // no-restricted-imports: only tools know them
export const kept = [a];
export const later = [
  () => import('#formats/json/read.ts'), // no-restricted-syntax: only tools know them
];
