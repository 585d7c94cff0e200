// as src/kit/parts/sample.tsx
import { a } from '../../tools/sample/logic.ts'; // no-restricted-imports: Only the registry of the engine knows tools
import { b } from '../../shell/app.tsx'; // no-restricted-imports: Only the entry of the page may know the shell
import { c } from '../storage.ts';
export const kept = [a, b, c];
