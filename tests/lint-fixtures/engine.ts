// as src/engine/sample.ts
import { a } from '../kit/index.ts'; // no-restricted-imports: Only pages and the shell may know the kit
import { b } from '../tools/sample/logic.ts'; // no-restricted-imports: Only the registry of the engine knows tools
import { c } from '../shell/app.tsx'; // no-restricted-imports: Only the entry of the page may know the shell
import { d } from 'react'; // no-restricted-imports: Logic runs without React
import { platformSources } from '#lib/sources';
export const kept = [a, b, c, d, platformSources];
export const later = () => import('../tools/sample/logic.ts'); // no-restricted-syntax: Only the registry of the engine
export const worker = () => new Worker('a.js'); // no-restricted-syntax: Only engine/execute.ts starts workers
