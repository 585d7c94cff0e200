// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- the logic project sees only what logic reaches
/// <reference path="./hash-wasm-argon2.d.ts" />
import { argon2d, argon2i, argon2id } from '@noble/hashes/argon2.js';

export interface Argon2Settings {
  readonly algorithm: 'argon2id' | 'argon2i' | 'argon2d';
  /** 0x13, or 0x10 of old hashes. */
  readonly version: number;
  /** In KiB. */
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

/**
 * `size` bytes by Argon2 (RFC 9106): in WebAssembly, three times as fast but silent on how far it is, or in JavaScript where a
 * policy blocks it or the version is the old one. `progress` is called with the share that is done, where it is known. The
 * settings must be within the limits of the RFC (section 3.1).
 */
export async function argon2(
  password: string | Uint8Array,
  salt: Uint8Array,
  { algorithm, version, memory, passes, parallelism }: Argon2Settings,
  size: number,
  progress: (share: number) => void,
): Promise<Uint8Array> {
  if (version === 0x13 && (await isWasmAllowed())) {
    const { default: wasm } = await import('hash-wasm/dist/argon2.umd.min.js');
    const settings = { password, salt, memorySize: memory, iterations: passes, parallelism, hashLength: size };
    return wasm[algorithm]({ ...settings, outputType: 'binary' });
  }
  const run = { argon2id, argon2i, argon2d }[algorithm];
  const settings = { m: memory, t: passes, p: parallelism, dkLen: size, version, maxmem: 2 ** 32 - 1 };
  return run(password, salt, { ...settings, onProgress: progress });
}

/** Whether a policy lets WebAssembly be compiled; the smallest module there is says so. */
async function isWasmAllowed(): Promise<boolean> {
  try {
    await WebAssembly.compile(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0));
    return true;
  } catch {
    return false;
  }
}
