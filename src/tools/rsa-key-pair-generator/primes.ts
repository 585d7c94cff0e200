import { numberOf } from '#lib/der';
import type { Sources } from '#lib/sources';
import { bitsOfNumber, type RsaKey } from './key.ts';

/* RSA in JavaScript: where WebCrypto is not there (plain http), or refuses the size (below 512 bits). */

const EXPONENT = 65_537n;

/** A composite passes one round with a chance of 1/4 at most, a random one with far less. */
const ROUNDS = 32;
const SMALL_LIMIT = 2000;
const small = Array.from({ length: SMALL_LIMIT }, (_, index) => index).filter(
  (value) =>
    value > 2 &&
    !Array.from({ length: Math.floor(Math.sqrt(value)) - 1 }, (_, i) => i + 2).some((by) => value % by === 0),
);
const PRODUCT = small.reduce((product, prime) => product * BigInt(prime), 1n);

/** base ** exponent modulo `modulus`. */
function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n;
  for (const digit of exponent.toString(2)) {
    result = (result * result) % modulus;
    if (digit === '1') result = (result * base) % modulus;
  }
  return result;
}

function gcd(a: bigint, b: bigint): bigint {
  return b === 0n ? a : gcd(b, a % b);
}

/** The number by which `value` times it is 1 modulo `modulus`; they have no common divisor. */
function invert(value: bigint, modulus: bigint): bigint {
  let [rest, next] = [modulus, value % modulus];
  let [factor, nextFactor] = [0n, 1n];
  while (next !== 0n) {
    const times = rest / next;
    [rest, next] = [next, rest - times * next];
    [factor, nextFactor] = [nextFactor, factor - times * nextFactor];
  }
  return ((factor % modulus) + modulus) % modulus;
}

/** Whether an odd number above 2000 is prime, by Miller and Rabin with random bases: wrong once in 4^32 at most. */
export function isPrime(value: bigint, { random }: Sources): boolean {
  if (gcd(PRODUCT, value) !== 1n) return false;
  const even = value - 1n;
  let twos = 0;
  while (((even >> BigInt(twos)) & 1n) === 0n) twos += 1;
  const odd = even >> BigInt(twos);
  const size = Math.ceil(bitsOfNumber(value) / 8) + 8;
  for (let round = 0; round < ROUNDS; round++) {
    const base = (numberOf(random(size)) % (value - 3n)) + 2n;
    if (isWitness(base, value, odd, twos)) return false;
  }
  return true;
}

/** Whether a base shows that a number is composite. */
function isWitness(base: bigint, value: bigint, odd: bigint, twos: number): boolean {
  let x = power(base, odd, value);
  if (x === 1n || x === value - 1n) return false;
  for (let step = 1; step < twos; step++) {
    x = (x * x) % value;
    if (x === value - 1n) return false;
  }
  return true;
}

/** A random odd number whose two highest bits are set, so that the product of two has all bits that are asked for. */
function candidate(bits: number, { random }: Sources): bigint {
  const bytes = random(Math.ceil(bits / 8));
  const value = numberOf(bytes) & ((1n << BigInt(bits)) - 1n);
  return value | (3n << BigInt(bits - 2)) | 1n;
}

/** A prime that fits the exponent. `onMiss` is called for each number that was none. */
function findPrime(bits: number, sources: Sources, onMiss: () => void): bigint {
  for (;;) {
    const value = candidate(bits, sources);
    if (gcd(value - 1n, EXPONENT) === 1n && isPrime(value, sources)) return value;
    onMiss();
  }
}

/** A new pair of `bits` bits, a multiple of 8 from 256 on. `progress` is called with the likely share of the work. */
export function generateRsa(bits: number, sources: Sources, progress: (share: number) => void): RsaKey {
  // One odd number in so many is prime there, by the prime number theorem.
  const expected = (bits / 2) * Math.LN2 * 0.5;
  const find = (from: number) => {
    let misses = 0;
    return findPrime(bits / 2, sources, () => progress(from + 0.5 * (1 - Math.exp(-++misses / expected))));
  };
  const p = find(0);
  let q = find(0.5);
  // FIPS 186-5, A.1.3: primes that are close to each other are found by Fermat's method.
  while (bitsOfNumber(p > q ? p - q : q - p) <= bits / 2 - 100) q = find(0.5);
  return rsaOf(p > q ? p : q, p > q ? q : p);
}

/** The key of two primes. */
function rsaOf(p: bigint, q: bigint): RsaKey {
  const common = ((p - 1n) * (q - 1n)) / gcd(p - 1n, q - 1n);
  const d = invert(EXPONENT, common);
  const secret = { d, p, q, dp: d % (p - 1n), dq: d % (q - 1n), qi: invert(q, p) };
  return { type: 'rsa', n: p * q, e: EXPONENT, secret };
}
