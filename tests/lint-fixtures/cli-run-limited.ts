// as src/cli/run-limited.ts
import { own } from 'node:worker_threads';
export const kept = own;

export const worker = () => new Worker('a.js');
export const now = () => Date.now(); // no-restricted-syntax: Logic takes the time from context.sources
