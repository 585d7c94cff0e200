import { sha1 } from '@noble/hashes/legacy.js';
import { pbkdf2 } from '@noble/hashes/pbkdf2.js';
import { sha256, sha384, sha512 } from '@noble/hashes/sha2.js';

const HASHES = { 'SHA-1': sha1, 'SHA-256': sha256, 'SHA-384': sha384, 'SHA-512': sha512 } as const;
export type Pbkdf2Hash = keyof typeof HASHES;

/**
 * `size` bytes by PBKDF2 with HMAC (RFC 8018, section 5.2): by the platform, or in JavaScript on plain http, where the
 * platform has none; that blocks the thread, so call it in a worker.
 */
export async function derivePbkdf2(
  hash: Pbkdf2Hash,
  password: Uint8Array<ArrayBuffer>,
  salt: Uint8Array<ArrayBuffer>,
  iterations: number,
  size: number,
): Promise<Uint8Array> {
  const subtle = (crypto as Partial<Crypto>).subtle;
  if (subtle === undefined) return pbkdf2(HASHES[hash], password, salt, { c: iterations, dkLen: size });
  const key = await subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits']);
  return new Uint8Array(await subtle.deriveBits({ name: 'PBKDF2', hash, salt, iterations }, key, size * 8));
}
