// as src/cli/sample.ts
import { a } from '#kit'; // no-restricted-imports: Only pages and the shell may know the kit
import { b } from '../tools/sample/logic.ts'; // no-restricted-imports: Only the registry of the engine knows tools
import { c } from '#lib/bytes'; // no-restricted-imports: Use what the engine and the kit offer
import { d } from 'node:fs';
export const kept = [a, b, c, d];
