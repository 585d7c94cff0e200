// as src/lib/sample.tsx src/formats/sample/read.ts src/engine/sample.tsx src/engine/worker-pool.ts src/kit/parts/sample.tsx src/cli/sample.tsx src/cli/run-limited.ts
import { a } from '/src/shell/app.tsx'; // no-restricted-imports: Only the entry of the page may know the shell
export const kept = [a];
export const later = [
  () => import('/src/shell/app.tsx'), // no-restricted-syntax: Only the entry of the page may know the shell
];
