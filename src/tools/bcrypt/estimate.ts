import type { Sources } from '#lib/sources';
import { derive } from './derive.ts';

/** Milliseconds that are enough to measure by, as clocks of browsers are coarse. */
const ENOUGH = 60;
/** Ends the trials where a clock stands still. */
const LAST = 11;

let measured: Promise<number> | undefined;

/** The milliseconds that so many rounds take on this machine, of which a hash has 2^cost. Measured once a thread. */
export async function estimate(rounds: unknown, sources: Sources): Promise<{ readonly milliseconds: number }> {
  const count = Number(rounds);
  measured ??= measure(sources);
  return { milliseconds: count * (await measured) };
}

/** The milliseconds of one round. */
export async function measure({ now }: Sources): Promise<number> {
  const timeOf = async (cost: number) => {
    const start = now();
    await derive('password', { cost, salt: new Uint8Array(16) });
    return now() - start;
  };
  // The first ones also compile the code.
  for (let cost = 5; cost < LAST; cost++) {
    const milliseconds = await timeOf(cost);
    if (milliseconds >= ENOUGH) return milliseconds / 2 ** cost;
  }
  return (await timeOf(LAST)) / 2 ** LAST;
}
