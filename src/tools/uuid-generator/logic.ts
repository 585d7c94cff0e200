export { generate } from './generate.ts';
export { inspect } from './inspect.ts';
export { generateId } from './other-ids.ts';
