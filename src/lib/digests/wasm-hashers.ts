import {
  createBLAKE2b,
  createBLAKE2s,
  createBLAKE3,
  createCRC32,
  createKeccak,
  createMD5,
  createRIPEMD160,
  createSHA1,
  createSHA224,
  createSHA256,
  createSHA3,
  createSHA384,
  createSHA512,
  createSM3,
  createWhirlpool,
  createXXHash64,
} from 'hash-wasm';
import type { AlgorithmName } from './algorithms.ts';
import type { Hasher, Settings } from './hashers.ts';

interface WasmHasher {
  readonly init: () => unknown;
  readonly update: (bytes: Uint8Array) => unknown;
  readonly digest: (form: 'binary') => Uint8Array;
}

const creators: Readonly<Partial<Record<AlgorithmName, (settings: Settings) => Promise<WasmHasher>>>> = {
  MD5: () => createMD5(),
  'SHA-1': () => createSHA1(),
  'SHA-256': () => createSHA256(),
  'SHA-224': () => createSHA224(),
  'SHA-512': () => createSHA512(),
  'SHA-384': () => createSHA384(),
  'SHA3-512': () => createSHA3(512),
  'RIPEMD-160': () => createRIPEMD160(),
  'SHA-512/256': () => createSha512To(SHA512_256_IV, 32),
  'SHA-512/224': () => createSha512To(SHA512_224_IV, 28),
  'SHA3-224': () => createSHA3(224),
  'SHA3-256': () => createSHA3(256),
  'SHA3-384': () => createSHA3(384),
  'Keccak-224': () => createKeccak(224),
  'Keccak-256': () => createKeccak(256),
  'Keccak-384': () => createKeccak(384),
  'Keccak-512': () => createKeccak(512),
  BLAKE2b: ({ length = 64, key }) => createBLAKE2b(length * 8, key),
  BLAKE2s: ({ length = 32, key }) => createBLAKE2s(length * 8, key),
  BLAKE3: ({ length = 32, key }) => createBLAKE3(length * 8, key),
  SM3: () => createSM3(),
  Whirlpool: () => createWhirlpool(),
  'CRC-32': () => createCRC32(),
  XXH64: () => createXXHash64(),
};

/** A hasher by hash-wasm; undefined for what it does not have (SHAKE). Rejects where a policy blocks WebAssembly. */
export async function createWasmHasher(name: AlgorithmName, settings: Settings): Promise<Hasher | undefined> {
  const hasher = await creators[name]?.(settings);
  return (
    hasher && {
      init: () => void hasher.init(),
      update: (bytes) => void hasher.update(bytes),
      digest: () => hasher.digest('binary'),
    }
  );
}

const SHA512_IV_START = 0x6a09e667f3bcc908n;
/** H(0) of SHA-512/224 (FIPS 180-4, 5.3.6.1). */
const SHA512_224_IV = [
  0x8c3d37c819544da2n,
  0x73e1996689dcd4d6n,
  0x1dfab7ae32ff9c82n,
  0x679dd514582f9fcfn,
  0x0f6d2b697bd44da8n,
  0x77e36f7304c48942n,
  0x3f9d85a86a1d36c8n,
  0x1112e6ad91d692a1n,
];
/** H(0) of SHA-512/256 (FIPS 180-4, 5.3.6.2). */
const SHA512_256_IV = [
  0x22312194fc2bf72cn,
  0x9f555fa3c84c64c2n,
  0x2393b86b6f53b151n,
  0x963877195940eabdn,
  0x96283ee2a88effe3n,
  0xbe5e1e2553863992n,
  0x2b0199fc2c85b8aan,
  0x0eb72ddc81c52ca2n,
];

/**
 * hash-wasm has no SHA-512/t. It is SHA-512 from another initial state, cut short, so that state is written over the one
 * that SHA-512 starts from. Throws if the saved state has another form than expected.
 */
async function createSha512To(initial: readonly bigint[], bytes: number): Promise<WasmHasher> {
  const hasher = await createSHA512();
  const state = hasher.init().save();
  const view = new DataView(state.buffer, state.byteOffset, state.byteLength);
  let at = 0;
  while (view.getBigUint64(at, true) !== SHA512_IV_START) at++;
  initial.forEach((word, index) => view.setBigUint64(at + index * 8, word, true));
  return {
    init: () => hasher.load(state),
    update: hasher.update,
    digest: () => hasher.digest('binary').slice(0, bytes),
  };
}
