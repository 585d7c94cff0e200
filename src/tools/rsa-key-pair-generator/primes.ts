import { isProbablePrime } from 'micro-rsa-dsa-dh/primality.js';
import { gcd, invert } from 'micro-rsa-dsa-dh/utils.js';
import { ToolError } from '#engine/error';
import { bitsOfNumber } from '#lib/bits-of-number';
import type { Sources } from '#lib/sources';
import type { RsaKey } from './key.ts';
import { numberOf } from './numbers.ts';

/* RSA in JavaScript: where WebCrypto is not there (plain http), or refuses the size. */

const EXPONENT = 65_537n;

/** Rounds of Miller and Rabin before the Lucas test; OpenSSL takes as many for primes below 1024 bits and fewer above. */
const ROUNDS = 5;

/** A random odd number whose two highest bits are set, so that the product of two has all bits that are asked for. */
function candidate(bits: number, { random }: Sources): bigint {
  const value = numberOf(random(Math.ceil(bits / 8))) & ((1n << BigInt(bits)) - 1n);
  return value | (3n << BigInt(bits - 2)) | 1n;
}

/**
 * A prime that fits the exponent. `onMiss` is called for each number that is none. Throws `error.noPrimes` after as many as the
 * standard allows (step 4.7), which only a generator that repeats itself gets to.
 */
function findPrime(bits: number, sources: Sources, onMiss: () => void): bigint {
  for (let attempt = 0; attempt < 10 * bits; attempt++) {
    const value = candidate(bits, sources);
    if (gcd(value - 1n, EXPONENT) === 1n && isProbablePrime(value, ROUNDS, (size) => sources.random(size)))
      return value;
    onMiss();
  }
  throw new ToolError('error.noPrimes');
}

/**
 * A new pair of `bits` bits, a multiple of 8 from 256 on (FIPS 186-5, A.1.3). `progress` is called with the likely share of
 * the work.
 */
export function generateRsa(bits: number, sources: Sources, progress: (share: number) => void): RsaKey {
  // One odd number in so many is prime there, by the prime number theorem.
  const expected = (bits / 2) * Math.LN2 * 0.5;
  const find = (from: number) => {
    let misses = 0;
    return findPrime(bits / 2, sources, () => progress(from + 0.5 * (1 - Math.exp(-++misses / expected))));
  };
  const p = find(0);
  const q = find(0.5);
  // Fermat's method finds primes that are close to each other; they never are by chance.
  if (bitsOfNumber(p > q ? p - q : q - p) <= bits / 2 - 100) throw new ToolError('error.noPrimes');
  return rsaOf(p > q ? p : q, p > q ? q : p);
}

/** The key of two primes. */
function rsaOf(p: bigint, q: bigint): RsaKey {
  const common = ((p - 1n) * (q - 1n)) / gcd(p - 1n, q - 1n);
  const d = invert(EXPONENT, common);
  const secret = { d, p, q, dp: d % (p - 1n), dq: d % (q - 1n), qi: invert(q, p) };
  return { type: 'rsa', n: p * q, e: EXPONENT, secret };
}
