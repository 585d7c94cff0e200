/**
 * The worth of an algorithm today. `safe`: no attack is known and collisions cost 2^128 steps or more; `legacy`: no
 * practical attack, but collisions cost less than that; `broken`: collisions have been published; `checksum`: finds
 * accidents, keeps out nobody.
 */
export type Standing = 'safe' | 'legacy' | 'broken' | 'checksum';

interface Entry {
  readonly name: string;
  /** Length of the digest, the usual one where it can be chosen. */
  readonly bits: number;
  readonly standing: Standing;
  /** Bytes that HMAC pads its key to; absent where HMAC is not made of it. */
  readonly block?: number;
  /** Bytes of the longest digest, where the length can be chosen. */
  readonly longest?: number;
  /** Bytes of the shortest and the longest key, where it takes one by itself. */
  readonly key?: readonly [number, number];
}

/** Bytes of the longest digest where the algorithm sets no limit. */
export const LONGEST = 1024;

const table = [
  { name: 'MD5', bits: 128, standing: 'broken', block: 64 },
  { name: 'SHA-1', bits: 160, standing: 'broken', block: 64 },
  { name: 'SHA-256', bits: 256, standing: 'safe', block: 64 },
  { name: 'SHA-224', bits: 224, standing: 'legacy', block: 64 },
  { name: 'SHA-512', bits: 512, standing: 'safe', block: 128 },
  { name: 'SHA-384', bits: 384, standing: 'safe', block: 128 },
  { name: 'SHA3-512', bits: 512, standing: 'safe', block: 72 },
  { name: 'RIPEMD-160', bits: 160, standing: 'legacy', block: 64 },
  { name: 'SHA-512/256', bits: 256, standing: 'safe', block: 128 },
  { name: 'SHA-512/224', bits: 224, standing: 'legacy', block: 128 },
  { name: 'SHA3-224', bits: 224, standing: 'legacy', block: 144 },
  { name: 'SHA3-256', bits: 256, standing: 'safe', block: 136 },
  { name: 'SHA3-384', bits: 384, standing: 'safe', block: 104 },
  { name: 'SHAKE128', bits: 256, standing: 'safe', longest: LONGEST },
  { name: 'SHAKE256', bits: 512, standing: 'safe', longest: LONGEST },
  { name: 'Keccak-224', bits: 224, standing: 'legacy', block: 144 },
  { name: 'Keccak-256', bits: 256, standing: 'safe', block: 136 },
  { name: 'Keccak-384', bits: 384, standing: 'safe', block: 104 },
  { name: 'Keccak-512', bits: 512, standing: 'safe', block: 72 },
  { name: 'BLAKE2b', bits: 512, standing: 'safe', block: 128, longest: 64, key: [1, 64] },
  { name: 'BLAKE2s', bits: 256, standing: 'safe', block: 64, longest: 32, key: [1, 32] },
  { name: 'BLAKE3', bits: 256, standing: 'safe', longest: LONGEST, key: [32, 32] },
  { name: 'SM3', bits: 256, standing: 'safe', block: 64 },
  { name: 'Whirlpool', bits: 512, standing: 'safe', block: 64 },
  { name: 'CRC-32', bits: 32, standing: 'checksum' },
  { name: 'XXH64', bits: 64, standing: 'checksum' },
] as const satisfies readonly Entry[];

export type AlgorithmName = (typeof table)[number]['name'];
export interface Algorithm extends Entry {
  readonly name: AlgorithmName;
}

export const algorithms: readonly Algorithm[] = table;
export const algorithmNames: readonly AlgorithmName[] = algorithms.map(({ name }) => name);
