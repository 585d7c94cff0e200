/**
 * Begins to measure; the answer says how many milliseconds of processor this process has used since. That is no time to
 * hold a test to: a busy or slow machine takes several times as many. Tests compare two pieces of work, with `growth` or
 * `ratio`, and what never ends is ended by their time limit (`vitest.config.ts`).
 */
export function processorTime(): () => number {
  const start = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  };
}

/** Milliseconds of processor below which noise decides: what takes less is done again and again. */
const LEAST = 20;

/** The lowest of so many counts: what else the process does, such as collecting garbage, only adds. */
const RUNS = 3;

async function lowest(work: () => unknown, repeats: number): Promise<number> {
  let least = Infinity;
  for (let run = 0; run < RUNS; run += 1) {
    const took = processorTime();
    for (let turn = 0; turn < repeats; turn += 1) await work();
    least = Math.min(least, took());
  }
  return least;
}

/** Milliseconds of processor that the work takes once. */
async function costOf(work: () => unknown): Promise<number> {
  let repeats = 1;
  let cost = await lowest(work, repeats);
  while (cost < LEAST) {
    repeats *= 2;
    cost = await lowest(work, repeats);
  }
  return cost / repeats;
}

/** How many times the processor time of `reference` that of `work` is. Both may be asynchronous. */
export const ratio = async (work: () => unknown, reference: () => unknown): Promise<number> =>
  (await costOf(work)) / (await costOf(reference));

const SMALLER = 64;

/**
 * How many times as much processor time each unit of size takes at the size as at one that is 64 times smaller: about 1 for
 * linear work, 64 for quadratic. The usual limit of a test is 10: on a busy machine the same work takes a few times as much.
 */
export async function growth(work: (size: number) => unknown, size: number): Promise<number> {
  const small = Math.ceil(size / SMALLER);
  const cost = await ratio(
    () => work(size),
    () => work(small),
  );
  return cost / (size / small);
}
