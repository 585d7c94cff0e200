// as src/tools/sample/logic.test.tsx
import { a } from '../other/logic.ts'; // no-restricted-imports: A tool is one folder
import { own } from 'node:fs';
export const kept = [a, own];
export const later = [
  () => import('../other/logic.ts'), // no-restricted-syntax: A tool is one folder
];
