/*
 * Blowfish as bcrypt has it. Its tables are the first 33,344 binary digits of the fraction of pi, which are computed here: that
 * takes a fifth of a second and spares a table.
 */

const ROUNDS = 16;
const P = ROUNDS + 2;
const BOXES = 4 * 256;

/** The first words of pi's fraction, by Machin's formula: pi / 4 = 4 atan(1/5) - atan(1/239). */
function piWords(count: number): Uint32Array {
  const guard = 64n;
  const one = 1n << (BigInt(count * 32) + guard);
  const arctangentOf = (divisor: bigint) => {
    const square = divisor * divisor;
    let power = one / divisor;
    let sum = power;
    for (let odd = 3n, sign = -1n; power > 0n; odd += 2n, sign = -sign) {
      power /= square;
      sum += (sign * power) / odd;
    }
    return sum;
  };
  const pi = 4n * (4n * arctangentOf(5n) - arctangentOf(239n));
  const digits = ((pi - 3n * one) >> guard).toString(16).padStart(count * 8, '0');
  return Uint32Array.from({ length: count }, (_, index) => parseInt(digits.slice(index * 8, index * 8 + 8), 16));
}

let start: Uint32Array | undefined;

/** A key schedule that is mixed with salt and password again and again. */
export function blowfish() {
  start ??= piWords(P + BOXES);
  const state = Int32Array.from(start);
  let left = 0;
  let right = 0;

  /** One block: `left` and `right`. */
  const cipher = () => {
    let [l, r] = [left, right];
    for (let round = 0; round < ROUNDS; round += 2) {
      l ^= state[round]!;
      r ^= mix(l);
      r ^= state[round + 1]!;
      l ^= mix(r);
    }
    left = r ^ state[ROUNDS + 1]!;
    right = l ^ state[ROUNDS]!;
  };
  const mix = (word: number) =>
    (((state[P + (word >>> 24)]! + state[P + 256 + ((word >>> 16) & 255)]!) ^ state[P + 512 + ((word >>> 8) & 255)]!) +
      state[P + 768 + (word & 255)]!) |
    0;

  return {
    /** Mixes in a key and, where there is one, a salt; both in whole words and pairs of words. */
    expand(key: Int32Array, salt?: Int32Array) {
      for (let index = 0; index < P; index++) state[index]! ^= key[index % key.length]!;
      [left, right] = [0, 0];
      for (let index = 0; index < P + BOXES; index += 2) {
        if (salt !== undefined) {
          left ^= salt[index % salt.length]!;
          right ^= salt[(index + 1) % salt.length]!;
        }
        cipher();
        state[index] = left;
        state[index + 1] = right;
      }
    },
    /** Encrypts pairs of words in their place. */
    encrypt(words: Int32Array) {
      for (let index = 0; index < words.length; index += 2) {
        [left, right] = [words[index]!, words[index + 1]!];
        cipher();
        words[index] = left;
        words[index + 1] = right;
      }
    },
  };
}
