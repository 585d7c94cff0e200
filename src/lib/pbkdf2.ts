import { sha1 } from '@noble/hashes/legacy.js';
import { pbkdf2Async } from '@noble/hashes/pbkdf2.js';
import { sha256, sha384, sha512 } from '@noble/hashes/sha2.js';
import { pbkdf2InSteps } from './pbkdf2-steps.ts';

const HASHES = { 'SHA-1': sha1, 'SHA-256': sha256, 'SHA-384': sha384, 'SHA-512': sha512 } as const;
export type Pbkdf2Hash = keyof typeof HASHES;

interface Settings {
  readonly salt: Uint8Array;
  readonly iterations: number;
  readonly size: number;
  /** Is called with the share that is done, where the platform does not do it. The thread is blocked meanwhile: for workers. */
  readonly progress?: (share: number) => void;
}

/**
 * `size` bytes by PBKDF2 with HMAC (RFC 8018, section 5.2): by the platform, six times as fast, or on plain http, where it is
 * not there, in JavaScript.
 */
export async function pbkdf2(
  hash: Pbkdf2Hash,
  secret: Uint8Array,
  { salt, iterations, size, progress }: Settings,
): Promise<Uint8Array> {
  const subtle = (crypto as Partial<Crypto>).subtle;
  if (subtle === undefined) {
    return progress === undefined
      ? pbkdf2Async(HASHES[hash], secret, salt, { c: iterations, dkLen: size })
      : pbkdf2InSteps(HASHES[hash], secret, salt, { iterations, size, progress });
  }
  const key = await subtle.importKey('raw', Uint8Array.from(secret), 'PBKDF2', false, ['deriveBits']);
  const settings = { name: 'PBKDF2', hash, salt: Uint8Array.from(salt), iterations };
  return new Uint8Array(await subtle.deriveBits(settings, key, size * 8));
}
