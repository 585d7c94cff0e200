// as src/shell/sample.tsx src/cli/sample.tsx src/cli/run-limited.ts
import { a } from '#lib/bytes'; // no-restricted-imports: Use what the engine and the kit offer
export const kept = [a];
export const later = [
  () => import('#lib/bytes'), // no-restricted-syntax: Use what the engine and the kit offer
];
