import { cbc } from '@noble/ciphers/aes.js';
import { md5 } from '@noble/hashes/legacy.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { decryptTripleDes, encryptTripleDes } from '#lib/des';
import { evpKey } from '#lib/evp-key';
import { pbkdf2 } from '#lib/pbkdf2';
import { addPadding, removePadding } from '#lib/pkcs7';
import { rabbit } from './rabbit.ts';
import { rc4 } from './rc4.ts';
import { concat } from './reading.ts';

/*
 * The salted format of `openssl enc` and CryptoJS: "Salted__", 8 bytes of salt, and what is encrypted. It says neither the
 * algorithm nor how key and IV are made of the passphrase.
 */

export type Algorithm = 'aes' | 'tripledes' | 'rabbit' | 'rc4';
/** How key and IV come of a passphrase: PBKDF2 (`-pbkdf2`), or one round of SHA-256 (OpenSSL 1.1) or MD5 (older, CryptoJS). */
export type Derivation = 'pbkdf2' | 'sha256' | 'md5';

const SIZES: Readonly<Record<Algorithm, { readonly key: number; readonly iv: number }>> = {
  aes: { key: 32, iv: 16 },
  tripledes: { key: 24, iv: 8 },
  rabbit: { key: 16, iv: 8 },
  rc4: { key: 32, iv: 0 },
};

/** Bytes of a block, where there are blocks. */
export const BLOCKS: Readonly<Record<Algorithm, number | undefined>> = {
  aes: 16,
  tripledes: 8,
  rabbit: undefined,
  rc4: undefined,
};

export const SALT = 8;
/** Bytes of both. */
export const HEADER = 16;

export interface Key {
  readonly key: Uint8Array;
  readonly iv: Uint8Array;
}

/** Key and IV of a passphrase. */
export async function deriveKey(
  passphrase: Uint8Array,
  salt: Uint8Array,
  algorithm: Algorithm,
  { derivation, iterations }: { readonly derivation: Derivation; readonly iterations: number },
): Promise<Key> {
  const { key, iv } = SIZES[algorithm];
  const bytes =
    derivation === 'pbkdf2'
      ? await pbkdf2('SHA-256', passphrase, { salt, iterations, size: key + iv })
      : evpKey(derivation === 'md5' ? md5 : sha256, passphrase, salt, key + iv);
  return { key: bytes.slice(0, key), iv: bytes.slice(key) };
}

/** Encrypts or decrypts piece by piece, of any sizes. */
export interface Stream {
  readonly update: (piece: Uint8Array) => Uint8Array<ArrayBuffer>;
  /** The text that is left; undefined where the padding is wrong, so that the key is. */
  readonly end: () => Uint8Array<ArrayBuffer> | undefined;
}

/** Encrypts; what comes of it has no header. */
export function encrypting(algorithm: Algorithm, key: Key): Stream {
  const block = BLOCKS[algorithm];
  if (block === undefined) return keyStream(algorithm, key);
  const next = chained(algorithm === 'aes' ? encryptAes : encryptTripleDes, key, (_, encrypted) => encrypted);
  return inBlocks(block, next, (rest) => next(addPadding(rest, block)));
}

/** The way back of `encrypting`. Blocks must be whole in the end. */
export function decrypting(algorithm: Algorithm, key: Key): Stream {
  const block = BLOCKS[algorithm];
  if (block === undefined) return keyStream(algorithm, key);
  const next = chained(algorithm === 'aes' ? decryptAes : decryptTripleDes, key, (encrypted) => encrypted);
  return inBlocks(block, next, (rest) => removePadding(next(rest), block));
}

/** Sends whole blocks to `next`, and to `last` what is left: the last block, which may have the padding, whole or not. */
export function inBlocks(
  block: number,
  next: (data: Uint8Array) => Uint8Array<ArrayBuffer>,
  last: (rest: Uint8Array) => ReturnType<Stream['end']>,
): Stream {
  let rest = NONE;
  return {
    update: (piece) => {
      const data = concat(rest, piece);
      const whole = Math.max(0, Math.ceil(data.length / block) - 1) * block;
      rest = data.slice(whole);
      return next(data.subarray(0, whole));
    },
    end: () => last(rest),
  };
}

/** The encrypted bytes, without header. */
export function encryptWith(algorithm: Algorithm, key: Key, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const stream = encrypting(algorithm, key);
  return concat(stream.update(data), stream.end() ?? NONE);
}

/** The way back; undefined where the padding is wrong, so that the key is. Blocks must be whole. */
export function decryptWith(algorithm: Algorithm, key: Key, data: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  const stream = decrypting(algorithm, key);
  const first = stream.update(data);
  const last = stream.end();
  return last && concat(first, last);
}

const NONE = new Uint8Array(0);

type Blocks = (key: Uint8Array, iv: Uint8Array, data: Uint8Array) => Uint8Array<ArrayBuffer>;
const AES = { disablePadding: true };
/** CBC of whole blocks, without padding. */
export const encryptAes: Blocks = (key, iv, data) => Uint8Array.from(cbc(key, iv, AES).encrypt(data));
/** The way back of `encryptAes`. */
export const decryptAes: Blocks = (key, iv, data) => Uint8Array.from(cbc(key, iv, AES).decrypt(data));

/** CBC of whole blocks in several pieces; the IV of the next one is the last block of what is encrypted. */
export function chained(
  blocks: Blocks,
  { key, iv }: Key,
  encrypted: (data: Uint8Array, result: Uint8Array) => Uint8Array,
): (data: Uint8Array) => Uint8Array<ArrayBuffer> {
  let last = iv;
  return (data) => {
    if (data.length === 0) return NONE;
    const result = blocks(key, last, data);
    last = encrypted(data, result).slice(-iv.length);
    return result;
  };
}

function keyStream(algorithm: Algorithm, { key, iv }: Key): Stream {
  return { update: algorithm === 'rc4' ? rc4(key) : rabbit(key, iv), end: () => NONE };
}
