import { sha512 } from '@noble/hashes/sha2.js';
import { blowfish } from './blowfish.ts';

/* How OpenSSH makes a key of a passphrase: bcrypt_pbkdf(3) of OpenBSD. */

const MAGIC = new TextEncoder().encode('OxychromaticBlowfishSwatDynamite');
/** Bytes of a hash. */
const SIZE = 32;
const TIMES = 64;

function wordsOf(bytes: Uint8Array): Int32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  return Int32Array.from({ length: bytes.length / 4 }, (_, index) => view.getInt32(index * 4));
}

/** bcrypt of two SHA-512 digests. */
function hash(password: Int32Array, salt: Int32Array): Uint8Array {
  const cipher = blowfish();
  cipher.expand(password, salt);
  for (let time = 0; time < TIMES; time++) {
    cipher.expand(salt);
    cipher.expand(password);
  }
  const words = wordsOf(MAGIC);
  for (let time = 0; time < TIMES; time++) cipher.encrypt(words);
  const bytes = new Uint8Array(SIZE);
  const view = new DataView(bytes.buffer);
  words.forEach((word, index) => view.setInt32(index * 4, word, true));
  return bytes;
}

/** `size` bytes of a passphrase. */
export function bcryptPbkdf(passphrase: Uint8Array, salt: Uint8Array, rounds: number, size: number): Uint8Array {
  const password = wordsOf(sha512(passphrase));
  const key = new Uint8Array(size);
  const blocks = Math.ceil(size / SIZE);
  for (let block = 0; block < blocks; block++) {
    const counted = new Uint8Array(salt.length + 4);
    counted.set(salt);
    new DataView(counted.buffer).setUint32(salt.length, block + 1);
    let last = hash(password, wordsOf(sha512(counted)));
    const sum = last.slice();
    for (let round = 1; round < rounds; round++) {
      last = hash(password, wordsOf(sha512(last)));
      for (let index = 0; index < SIZE; index++) sum[index]! ^= last[index]!;
    }
    // The blocks are not one after another: each has every n-th byte.
    for (let at = block, index = 0; at < size; at += blocks, index++) key[at] = sum[index]!;
  }
  return key;
}
