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
  createXXHash64,
} from 'hash-wasm';
import type { HashName } from './options.ts';
import type { Hasher } from './hashers.ts';

interface WasmHasher {
  readonly init: () => unknown;
  readonly update: (bytes: Uint8Array) => unknown;
  readonly digest: (form: 'binary') => Uint8Array;
}

const creators: Readonly<Record<HashName, () => Promise<WasmHasher>>> = {
  MD5: createMD5,
  'SHA-1': createSHA1,
  'SHA-256': createSHA256,
  'SHA-224': createSHA224,
  'SHA-512': createSHA512,
  'SHA-384': createSHA384,
  'SHA3-512': () => createSHA3(512),
  'RIPEMD-160': createRIPEMD160,
  'SHA-512/256': createSha512To256,
  'SHA3-224': () => createSHA3(224),
  'SHA3-256': () => createSHA3(256),
  'SHA3-384': () => createSHA3(384),
  'Keccak-256': () => createKeccak(256),
  'Keccak-512': () => createKeccak(512),
  BLAKE2b: () => createBLAKE2b(512),
  BLAKE2s: () => createBLAKE2s(256),
  BLAKE3: () => createBLAKE3(256),
  SM3: createSM3,
  'CRC-32': () => createCRC32(),
  XXH64: () => createXXHash64(),
};

/** A hasher by hash-wasm. Rejects where a policy blocks WebAssembly. */
export async function createWasmHasher(name: HashName): Promise<Hasher> {
  const hasher = await creators[name]();
  return {
    init: () => void hasher.init(),
    update: (bytes) => void hasher.update(bytes),
    digest: () => hasher.digest('binary'),
  };
}

const SHA512_IV_START = 0x6a09e667f3bcc908n;
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
 * hash-wasm has no SHA-512/256. It is SHA-512 from another initial state, cut to 32 bytes, so that state is written over
 * the one that SHA-512 starts from. Throws if the saved state has another form than expected.
 */
async function createSha512To256(): Promise<WasmHasher> {
  const hasher = await createSHA512();
  const state = hasher.init().save();
  const view = new DataView(state.buffer, state.byteOffset, state.byteLength);
  let at = 0;
  while (view.getBigUint64(at, true) !== SHA512_IV_START) at++;
  SHA512_256_IV.forEach((word, index) => view.setBigUint64(at + index * 8, word, true));
  return {
    init: () => hasher.load(state),
    update: hasher.update,
    digest: () => hasher.digest('binary').slice(0, 32),
  };
}
