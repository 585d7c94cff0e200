// as src/engine/worker-pool.ts
export const worker = () => new Worker('a.js');
export const now = () => Date.now(); // no-restricted-syntax: Logic takes the time from context.sources
