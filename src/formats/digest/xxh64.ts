const PRIME_1 = 0x9e3779b185ebca87n;
const PRIME_2 = 0xc2b2ae3d27d4eb4fn;
const PRIME_3 = 0x165667b19e3779f9n;
const PRIME_4 = 0x85ebca77c2b2ae63n;
const PRIME_5 = 0x27d4eb2f165667c5n;
const STRIPE = 32;

const u64 = (value: bigint) => BigInt.asUintN(64, value);
const rotate = (value: bigint, count: bigint) => u64(value << count) | (value >> (64n - count));
const round = (lane: bigint, word: bigint) => u64(rotate(u64(lane + word * PRIME_2), 31n) * PRIME_1);

/** XXH64 with seed 0, written big-endian (github.com/Cyan4973/xxHash, doc/xxhash_spec.md). */
export function createXxh64() {
  const lanes = [u64(PRIME_1 + PRIME_2), PRIME_2, 0n, u64(-PRIME_1)];
  const stripe = new Uint8Array(STRIPE);
  const view = new DataView(stripe.buffer);
  let filled = 0;
  let length = 0n;
  return {
    update(bytes: Uint8Array) {
      length += BigInt(bytes.length);
      for (let start = 0; start < bytes.length;) {
        const part = bytes.subarray(start, start + STRIPE - filled);
        stripe.set(part, filled);
        start += part.length;
        filled += part.length;
        if (filled < STRIPE) return;
        lanes.forEach((lane, index) => (lanes[index] = round(lane, view.getBigUint64(index * 8, true))));
        filled = 0;
      }
    },
    digest() {
      const digest = new Uint8Array(8);
      const sum = u64((length < STRIPE ? PRIME_5 : converge(lanes)) + length);
      new DataView(digest.buffer).setBigUint64(0, avalanche(addRest(sum, view, filled)));
      return digest;
    },
  };
}

function converge(lanes: readonly bigint[]): bigint {
  const sum = u64([1n, 7n, 12n, 18n].reduce((total, count, index) => total + rotate(lanes[index]!, count), 0n));
  return lanes.reduce((total, lane) => u64((total ^ round(0n, lane)) * PRIME_1 + PRIME_4), sum);
}

function addRest(sum: bigint, rest: DataView, size: number): bigint {
  let at = 0;
  for (; at + 8 <= size; at += 8) {
    sum = u64(rotate(sum ^ round(0n, rest.getBigUint64(at, true)), 27n) * PRIME_1 + PRIME_4);
  }
  for (; at + 4 <= size; at += 4) {
    sum = u64(rotate(sum ^ u64(BigInt(rest.getUint32(at, true)) * PRIME_1), 23n) * PRIME_2 + PRIME_3);
  }
  for (; at < size; at++) sum = u64(rotate(sum ^ u64(BigInt(rest.getUint8(at)) * PRIME_5), 11n) * PRIME_1);
  return sum;
}

function avalanche(sum: bigint): bigint {
  sum = u64((sum ^ (sum >> 33n)) * PRIME_2);
  sum = u64((sum ^ (sum >> 29n)) * PRIME_3);
  return sum ^ (sum >> 32n);
}
