import { blake2b, blake2s } from '@noble/hashes/blake2.js';
import { blake3 } from '@noble/hashes/blake3.js';
import { md5, ripemd160, sha1 } from '@noble/hashes/legacy.js';
import { sha224, sha256, sha384, sha512, sha512_256 } from '@noble/hashes/sha2.js';
import { keccak_256, keccak_512, sha3_224, sha3_256, sha3_384, sha3_512 } from '@noble/hashes/sha3.js';
import type { HashName } from './options.ts';
import { createCrc32 } from './crc32.ts';
import { Sm3 } from './sm3.ts';
import { createXxh64 } from './xxh64.ts';

/** A hash in progress. `init` begins a message and must come first. */
export interface Hasher {
  readonly init: () => void;
  readonly update: (bytes: Uint8Array) => void;
  readonly digest: () => Uint8Array;
}

const creators: Readonly<Record<HashName, () => Omit<Hasher, 'init'>>> = {
  MD5: md5.create,
  'SHA-1': sha1.create,
  'SHA-256': sha256.create,
  'SHA-224': sha224.create,
  'SHA-512': sha512.create,
  'SHA-384': sha384.create,
  'SHA3-512': sha3_512.create,
  'RIPEMD-160': ripemd160.create,
  'SHA-512/256': sha512_256.create,
  'SHA3-224': sha3_224.create,
  'SHA3-256': sha3_256.create,
  'SHA3-384': sha3_384.create,
  'Keccak-256': keccak_256.create,
  'Keccak-512': keccak_512.create,
  BLAKE2b: blake2b.create,
  BLAKE2s: blake2s.create,
  BLAKE3: blake3.create,
  SM3: () => new Sm3(),
  'CRC-32': createCrc32,
  XXH64: createXxh64,
};

/** A hasher in JavaScript: there at once and everywhere. */
export function createHasher(name: HashName): Hasher {
  let current = creators[name]();
  return {
    init: () => {
      current = creators[name]();
    },
    update: (bytes) => current.update(bytes),
    digest: () => current.digest(),
  };
}

/** A hasher in WebAssembly, 5 to 15 times as fast, or in JavaScript where a policy blocks WebAssembly. */
export async function createFastHasher(name: HashName): Promise<Hasher> {
  try {
    const { createWasmHasher } = await import('./wasm-hashers.ts');
    return await createWasmHasher(name);
  } catch {
    return createHasher(name);
  }
}

/** Bytes up to which fetching and starting WebAssembly would take longer than it saves. */
const SMALL = 64 * 1024;

/** The hasher that is done first with so many bytes. */
export const hasherFor = async (name: HashName, size: number): Promise<Hasher> =>
  size > SMALL ? createFastHasher(name) : createHasher(name);

/** Each piece is small enough to stay in the processor's cache while one hasher after the other reads it. */
const STEP = 256 * 1024;

/** Feeds the bytes to all hashers, reading memory once. */
export function updateAll(hashers: readonly Pick<Hasher, 'update'>[], bytes: Uint8Array): void {
  for (let start = 0; start < bytes.length; start += STEP) {
    const step = bytes.subarray(start, start + STEP);
    for (const hasher of hashers) hasher.update(step);
  }
}
