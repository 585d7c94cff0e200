// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- the logic project sees only what logic imports
/// <reference path="./hash-wasm-argon2.d.ts" />
import { argon2id } from '@noble/hashes/argon2.js';
import { pbkdf2Async } from '@noble/hashes/pbkdf2.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { md5 } from '@noble/hashes/legacy.js';
import type { Costs } from './costs.ts';

/**
 * `size` bytes by PBKDF2 with HMAC-SHA-256 (RFC 8018, section 5.2): by the platform, or in JavaScript on plain http, where the
 * platform has none.
 */
export async function derivePbkdf2(
  password: Uint8Array<ArrayBuffer>,
  salt: Uint8Array<ArrayBuffer>,
  iterations: number,
  size: number,
): Promise<Uint8Array> {
  const subtle = (crypto as Partial<Crypto>).subtle;
  if (subtle === undefined) return pbkdf2Async(sha256, password, salt, { c: iterations, dkLen: size });
  const key = await subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits']);
  return new Uint8Array(await subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations }, key, size * 8));
}

/**
 * `size` bytes by Argon2id version 0x13 (RFC 9106): in WebAssembly, or three times slower in JavaScript where that is
 * blocked, as it is in Lockdown Mode.
 */
export async function deriveArgon2id(
  password: Uint8Array,
  salt: Uint8Array,
  { memory, passes, parallelism }: Extract<Costs, { kdf: 'argon2id' }>,
  size: number,
): Promise<Uint8Array> {
  if (typeof WebAssembly === 'undefined') {
    return argon2id(password, salt, { m: memory, t: passes, p: parallelism, dkLen: size });
  }
  const { default: wasm } = await import('hash-wasm/dist/argon2.umd.min.js');
  const settings = { password, salt, memorySize: memory, iterations: passes, parallelism, hashLength: size };
  return wasm.argon2id({ ...settings, outputType: 'binary' });
}

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
