// as src/lib/sample.ts
import { a } from '#engine/error'; // no-restricted-imports: src/lib stands on nothing of ours
import { b } from '../engine/error.ts'; // no-restricted-imports: src/lib stands on nothing of ours
import { c } from './bytes.ts';
export const kept = [a, b, c];
export const later = () => import('#engine/error'); // no-restricted-syntax: src/lib stands on nothing of ours
