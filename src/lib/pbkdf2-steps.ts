import { hmac } from '@noble/hashes/hmac.js';
import type { CHash } from '@noble/hashes/utils.js';

interface Settings {
  readonly iterations: number;
  readonly size: number;
  /** Is called with the share that is done, about a hundred times. */
  readonly progress: (share: number) => void;
}

/** PBKDF2 with HMAC (RFC 8018, section 5.2), which noble has too, but without saying how far it is. */
export function pbkdf2InSteps(
  hash: CHash,
  password: Uint8Array,
  salt: Uint8Array,
  { iterations, size, progress }: Settings,
): Uint8Array {
  const result = new Uint8Array(size);
  const keyed = hmac.create(hash, password);
  const salted = keyed._cloneInto().update(salt);
  const work = keyed._cloneInto();
  const blocks = Math.ceil(size / hash.outputLen);
  const often = Math.max(1000, Math.ceil((blocks * iterations) / 100));
  const last = new Uint8Array(hash.outputLen);
  for (let block = 0; block < blocks; block++) {
    const number = Uint8Array.of((block + 1) >>> 24, (block + 1) >>> 16, (block + 1) >>> 8, block + 1);
    salted._cloneInto(work).update(number).digestInto(last);
    const sum = last.slice();
    for (let round = 1; round < iterations; round++) {
      keyed._cloneInto(work).update(last).digestInto(last);
      for (let index = 0; index < sum.length; index++) sum[index]! ^= last[index]!;
      if ((block * iterations + round) % often === 0) progress((block * iterations + round) / (blocks * iterations));
    }
    const start = block * hash.outputLen;
    result.set(sum.subarray(0, size - start), start);
  }
  return result;
}
