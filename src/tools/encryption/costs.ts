import { ToolError } from '#engine/error';

/** How the key is derived from the password, and how much work that takes. `memory` is in KiB. */
export type Costs =
  | { readonly kdf: 'argon2id'; readonly memory: number; readonly passes: number; readonly parallelism: number }
  | { readonly kdf: 'pbkdf2'; readonly iterations: number };

/*
 * Limits of what is read, and so of what is written: a text from a stranger must take neither gigabytes nor minutes. At the
 * limit it is a few seconds, so no estimate is needed beforehand.
 */
export const MAX_MEMORY = 262_144;
export const MAX_PASSES = 1000;
export const MAX_PARALLELISM = 16;
export const MAX_ITERATIONS = 5_000_000;
/** Of memory times passes. */
const MAX_WORK = 1_048_576;

/** Throws `error.costs` beyond the limits; `option` is the one to point at where the costs are options. */
export function checkCosts(costs: Costs, option?: string): void {
  const where = option === undefined ? {} : { option };
  if (costs.kdf === 'pbkdf2') {
    if (costs.iterations >= 1 && costs.iterations <= MAX_ITERATIONS) return;
    throw new ToolError('error.costs', { found: `i=${costs.iterations}`, limit: `i=1–${MAX_ITERATIONS}` }, where);
  }
  const { memory: m, passes: t, parallelism: p } = costs;
  const isWithin = p >= 1 && p <= MAX_PARALLELISM && t >= 1 && t <= MAX_PASSES && m >= 8 * p && m <= MAX_MEMORY;
  if (isWithin && m * t <= MAX_WORK) return;
  const limit = `m=8·p–${MAX_MEMORY}, t=1–${MAX_PASSES}, p=1–${MAX_PARALLELISM}, m·t≤${MAX_WORK}`;
  throw new ToolError('error.costs', { found: `m=${m}, t=${t}, p=${p}`, limit }, where);
}
