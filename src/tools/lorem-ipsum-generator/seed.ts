import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { Sources } from '#lib/sources';

/** Size of a SHA-256 digest. */
const BLOCK = 32;

/** Bytes that look random and follow from a seed: SHA-256 of a counter and the seed, one block after the other. */
export function randomFrom(seed: string): Sources['random'] {
  let counter = 0;
  return (size) => {
    const bytes = new Uint8Array(size);
    for (let start = 0; start < size; start += BLOCK, counter += 1) {
      bytes.set(sha256(utf8ToBytes(`${counter} ${seed}`)).subarray(0, size - start), start);
    }
    return bytes;
  };
}
