// as src/shell/sample.tsx
import { a } from '../tools/sample/page.tsx'; // no-restricted-imports: Only the registry of the engine knows tools
import { b } from '#lib/bytes'; // no-restricted-imports: Use what the engine and the kit offer
import { c } from '#kit/storage.ts';
export const kept = [a, b, c];
export const later = () => import('#lib/bytes'); // no-restricted-syntax: Use what the engine and the kit offer
