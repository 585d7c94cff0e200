import type { md5 } from '@noble/hashes/legacy.js';
import type { sha256 } from '@noble/hashes/sha2.js';

/** OpenSSL's EVP_BytesToKey with one round: `size` bytes for key and IV. It is weak: read what has it, write something else. */
export function evpKey(
  hash: typeof md5 | typeof sha256,
  passphrase: Uint8Array,
  salt: Uint8Array,
  size: number,
): Uint8Array {
  const bytes = new Uint8Array(Math.ceil(size / hash.outputLen) * hash.outputLen);
  let block = new Uint8Array(0);
  for (let at = 0; at < size; at += hash.outputLen) {
    block = hash.create().update(block).update(passphrase).update(salt).digest();
    bytes.set(block, at);
  }
  return bytes.slice(0, size);
}
