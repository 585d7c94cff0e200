// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- the logic project sees only what logic imports
/// <reference path="./hash-wasm-argon2.d.ts" />
import { argon2id } from '@noble/hashes/argon2.js';
import type { Costs } from './costs.ts';

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
