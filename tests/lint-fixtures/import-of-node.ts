// as src/lib/sample.tsx src/formats/sample/read.ts src/engine/sample.tsx src/engine/worker-pool.ts src/kit/parts/sample.tsx src/shell/sample.tsx
import { a } from '/src/cli/main.ts'; // no-restricted-imports: Nothing may import the command line
import { b } from 'node:fs'; // no-restricted-imports: This runs in the browser
export const kept = [a, b];
export const later = [
  () => import('/src/cli/main.ts'), // no-restricted-syntax: Nothing may import the command line
  () => import('node:fs'), // no-restricted-syntax: This runs in the browser
];
