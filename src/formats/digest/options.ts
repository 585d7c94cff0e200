import { choice } from '#engine/options';

/** How digests and MACs are written. Its words, and those of reading a file, are in this folder's `locales`. */
export const encoding = choice(['Bin', 'Hex', 'Base64', 'Base64url'], 'Hex');
export type Encoding = typeof encoding.initial;

/**
 * The hash functions there are. `bits` is the length of a digest; `block` the bytes that are read at a time, to which HMAC
 * fills up its key: absent from checksums, which protect against nobody.
 */
export const hashFunctions = [
  { name: 'MD5', bits: 128, block: 64 },
  { name: 'SHA-1', bits: 160, block: 64 },
  { name: 'SHA-256', bits: 256, block: 64 },
  { name: 'SHA-224', bits: 224, block: 64 },
  { name: 'SHA-512', bits: 512, block: 128 },
  { name: 'SHA-384', bits: 384, block: 128 },
  { name: 'SHA3-512', bits: 512, block: 72 },
  { name: 'RIPEMD-160', bits: 160, block: 64 },
  { name: 'SHA-512/256', bits: 256, block: 128 },
  { name: 'SHA3-224', bits: 224, block: 144 },
  { name: 'SHA3-256', bits: 256, block: 136 },
  { name: 'SHA3-384', bits: 384, block: 104 },
  { name: 'Keccak-256', bits: 256, block: 136 },
  { name: 'Keccak-512', bits: 512, block: 72 },
  { name: 'BLAKE2b', bits: 512, block: 128 },
  { name: 'BLAKE2s', bits: 256, block: 64 },
  { name: 'BLAKE3', bits: 256, block: 64 },
  { name: 'SM3', bits: 256, block: 64 },
  { name: 'CRC-32', bits: 32 },
  { name: 'XXH64', bits: 64 },
] as const satisfies readonly { name: string; bits: number; block?: number }[];

export type HashFunction = (typeof hashFunctions)[number];
export type HashName = HashFunction['name'];
