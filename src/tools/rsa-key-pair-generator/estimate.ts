import { millerRabin } from 'micro-rsa-dsa-dh/primality.js';
import type { Sources } from '#lib/sources';
import { makeRsaByPlatform } from './generate.ts';

/** Keys of the platform that are made to measure it: each takes another time. */
const TRIALS = 4;
const TRIAL_BITS = 1024;
/** Milliseconds that are enough to measure by, as clocks of browsers are coarse. */
const ENOUGH = 30;
/** Ends the trials where a clock stands still. */
const MAX_ROUNDS = 20;

/** The likely milliseconds for an RSA key of so many bits on this machine. */
export async function estimate(
  { bits }: { readonly bits: number },
  sources: Sources,
): Promise<{ readonly milliseconds: number }> {
  const start = sources.now();
  for (let trial = 0; trial < TRIALS; trial++) {
    if ((await makeRsaByPlatform(TRIAL_BITS)) === undefined)
      return { milliseconds: estimateInJavaScript(bits, sources) };
  }
  // A test for primes takes the cube of the size, and there are as many more of them; measured a little less.
  return { milliseconds: ((sources.now() - start) / TRIALS) * (bits / TRIAL_BITS) ** 3.5 };
}

function estimateInJavaScript(bits: number, { now }: Sources): number {
  // No prime, so one round of the test ends it.
  const value = (1n << BigInt(TRIAL_BITS)) - 3n;
  const start = now();
  let rounds = 0;
  do {
    millerRabin(value, 1);
    rounds += 1;
  } while (now() - start < ENOUGH && rounds < MAX_ROUNDS);
  const size = bits / 2;
  // Of odd numbers one in size * ln 2 / 2 is prime, and about a sixth of the others has no small divisor (Mertens).
  const tests = 2 * (size * Math.LN2 * 0.5) * 0.16;
  return ((now() - start) / rounds) * tests * (size / TRIAL_BITS) ** 2.7;
}
