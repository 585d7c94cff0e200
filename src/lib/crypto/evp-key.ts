import type { md5 } from '@noble/hashes/legacy.js';
import type { sha256 } from '@noble/hashes/sha2.js';

/** `size` bytes by EVP_BytesToKey of OpenSSL with a count of 1, one round of a hash: no protection against guessing. */
export function deriveEvp(
  hash: typeof md5 | typeof sha256,
  password: Uint8Array,
  salt: Uint8Array,
  size: number,
): Uint8Array {
  const bytes = new Uint8Array(Math.ceil(size / hash.outputLen) * hash.outputLen);
  let block = new Uint8Array(0);
  for (let at = 0; at < size; at += hash.outputLen) {
    block = hash.create().update(block).update(password).update(salt).digest();
    bytes.set(block, at);
  }
  return bytes.slice(0, size);
}
