// as src/lib/sample.tsx src/formats/sample/read.ts src/engine/sample.tsx src/engine/worker-pool.ts src/kit/parts/sample.tsx src/shell/sample.tsx src/cli/sample.tsx src/cli/run-limited.ts
import { a } from '/src/tools/sample/logic.ts'; // no-restricted-imports: Only the registry of the engine knows tools
export const kept = [a];
export const later = [
  () => import('/src/tools/sample/logic.ts'), // no-restricted-syntax: Only the registry of the engine knows tools
];
