// as src/lib/sample.tsx src/lib/sources.ts
import { a } from '#engine/error'; // no-restricted-imports: src/lib uses nothing of ours
export const kept = [a];
export const later = [
  () => import('#engine/error'), // no-restricted-syntax: src/lib uses nothing of ours
];
