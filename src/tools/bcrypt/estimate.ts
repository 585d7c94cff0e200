import type { Sources } from '#lib/sources';
import { derive } from './derive.ts';
import { workOf, type Parameters, type Work, type WorkKind } from './parameters.ts';

/** Milliseconds that are enough to measure by; a clock of browsers may be coarse by some. */
const ENOUGH = 100;

/** Each kind of work as small as it can be measured, and larger by `level`. */
const TRIALS: Readonly<Record<WorkKind, (level: number) => Parameters>> = {
  bcrypt: (level) => ({ algorithm: 'bcrypt', version: '2b', cost: 6 + level }),
  argon2: (level) => ({
    algorithm: 'argon2id',
    version: 0x13,
    memory: 1024 * 2 ** level,
    passes: 2,
    parallelism: 1,
  }),
  scrypt: (level) => ({ algorithm: 'scrypt', logN: 10 + level, blockSize: 8, parallelism: 1 }),
  'pbkdf2-sha1': (level) => ({ algorithm: 'pbkdf2', digest: 'sha1', iterations: 4096 * 2 ** level }),
  'pbkdf2-sha256': (level) => ({ algorithm: 'pbkdf2', digest: 'sha256', iterations: 4096 * 2 ** level }),
  'pbkdf2-sha512': (level) => ({ algorithm: 'pbkdf2', digest: 'sha512', iterations: 2048 * 2 ** level }),
};

/** Levels of a trial, so that a clock that stands still does not make it endless. */
const LEVELS = 10;

/** Milliseconds of one step, once for each thread. */
const measured = new Map<WorkKind, Promise<number>>();

/** The time that some work takes on this machine. */
export async function estimate(work: unknown, sources: Sources): Promise<{ milliseconds: number }> {
  let milliseconds = 0;
  // Only the page of this tool calls it.
  for (const { kind, steps } of work as Work[]) {
    const speed = measured.get(kind) ?? measure(kind, sources);
    measured.set(kind, speed);
    milliseconds += steps * (await speed);
  }
  return { milliseconds: Math.round(milliseconds) };
}

async function measure(kind: WorkKind, { now }: Sources): Promise<number> {
  const run = async (level: number) => {
    const parameters = TRIALS[kind](level);
    const start = now();
    await derive('password', new Uint8Array(16), parameters, 20);
    return (now() - start) / workOf(parameters, 20).steps;
  };
  // The first runs also compile, so that the fastest one counts.
  await run(0);
  let step = await run(1);
  for (let level = 2; level <= LEVELS; level++) {
    if (step * workOf(TRIALS[kind](level - 1), 20).steps >= ENOUGH) break;
    step = await run(level);
  }
  return Math.min(step, await run(1), await run(2));
}
