import { blake2b, blake2s } from '@noble/hashes/blake2.js';
import { blake3 } from '@noble/hashes/blake3.js';
import { md5, ripemd160, sha1 } from '@noble/hashes/legacy.js';
import { sha224, sha256, sha384, sha512, sha512_224, sha512_256 } from '@noble/hashes/sha2.js';
import {
  keccak_224,
  keccak_256,
  keccak_384,
  keccak_512,
  sha3_224,
  sha3_256,
  sha3_384,
  sha3_512,
  shake128,
  shake256,
} from '@noble/hashes/sha3.js';
import type { AlgorithmName } from './algorithms.ts';
import { createCrc32 } from './crc32.ts';
import { Sm3 } from './sm3.ts';
import { Whirlpool } from './whirlpool.ts';
import { createXxh64 } from './xxh64.ts';

/** A hash in progress. `init` begins a message and must come first. */
export interface Hasher {
  readonly init: () => void;
  readonly update: (bytes: Uint8Array) => void;
  readonly digest: () => Uint8Array;
}

/** How digests are to be, where the algorithm leaves a choice; the others take no notice. */
export interface Settings {
  /** Bytes of the digest; undefined for the usual number. */
  readonly length?: number | undefined;
  readonly key?: Uint8Array | undefined;
}

type Creator = (settings: { readonly dkLen?: number; readonly key?: Uint8Array }) => Omit<Hasher, 'init'>;

const creators: Readonly<Record<AlgorithmName, Creator>> = {
  MD5: () => md5.create(),
  'SHA-1': () => sha1.create(),
  'SHA-256': () => sha256.create(),
  'SHA-224': () => sha224.create(),
  'SHA-512': () => sha512.create(),
  'SHA-384': () => sha384.create(),
  'SHA3-512': () => sha3_512.create(),
  'RIPEMD-160': () => ripemd160.create(),
  'SHA-512/256': () => sha512_256.create(),
  'SHA-512/224': () => sha512_224.create(),
  'SHA3-224': () => sha3_224.create(),
  'SHA3-256': () => sha3_256.create(),
  'SHA3-384': () => sha3_384.create(),
  SHAKE128: ({ dkLen = 32 }) => shake128.create({ dkLen }),
  SHAKE256: ({ dkLen = 64 }) => shake256.create({ dkLen }),
  'Keccak-224': () => keccak_224.create(),
  'Keccak-256': () => keccak_256.create(),
  'Keccak-384': () => keccak_384.create(),
  'Keccak-512': () => keccak_512.create(),
  BLAKE2b: (settings) => blake2b.create(settings),
  BLAKE2s: (settings) => blake2s.create(settings),
  BLAKE3: (settings) => blake3.create(settings),
  SM3: () => new Sm3(),
  Whirlpool: () => new Whirlpool(),
  'CRC-32': createCrc32,
  XXH64: createXxh64,
};

/** Hashers in JavaScript: available immediately and everywhere. */
export function createHashers(names: readonly AlgorithmName[], settings: Settings = {}): Hasher[] {
  return names.map((name) => createHasher(name, settings));
}

/** A hasher in JavaScript. */
export function createHasher(name: AlgorithmName, { length, key }: Settings = {}): Hasher {
  const own = { ...(length !== undefined && { dkLen: length }), ...(key !== undefined && { key }) };
  let current = creators[name](own);
  return {
    init: () => {
      current = creators[name](own);
    },
    update: (bytes) => current.update(bytes),
    digest: () => current.digest(),
  };
}

/** A hasher in WebAssembly, or in JavaScript where there is none. */
export async function createFastHasher(name: AlgorithmName, settings: Settings = {}): Promise<Hasher> {
  try {
    const { createWasmHasher } = await import('./wasm-hashers.ts');
    return (await createWasmHasher(name, settings)) ?? createHasher(name, settings);
  } catch {
    return createHasher(name, settings);
  }
}

/** Hashers in WebAssembly, 5 to 15 times as fast, or in JavaScript where it has none or a policy blocks it. */
export function createFastHashers(names: readonly AlgorithmName[], settings: Settings = {}): Promise<Hasher[]> {
  return Promise.all(names.map((name) => createFastHasher(name, settings)));
}

/** Each piece is small enough to stay in the processor's cache while one hasher after the other reads it. */
const STEP = 256 * 1024;

/** Feeds the bytes to all hashers, reading memory once. */
export function updateAll(hashers: readonly Pick<Hasher, 'update'>[], bytes: Uint8Array): void {
  for (let start = 0; start < bytes.length; start += STEP) {
    const step = bytes.subarray(start, start + STEP);
    for (const hasher of hashers) hasher.update(step);
  }
}
