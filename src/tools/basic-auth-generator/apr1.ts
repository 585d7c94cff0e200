import { md5 } from '@noble/hashes/legacy.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { toCrypt64 } from './crypt-alphabet.ts';

const GROUPS = [[0, 6, 12], [1, 7, 13], [2, 8, 14], [3, 9, 15], [4, 10, 5], [11]];
const ROUNDS = 1000;

/** Apache's own crypt by MD5 (apr_md5.c): `$apr1$salt$digest`. */
export function apr1(password: Uint8Array, salt: string): string {
  const salted = utf8ToBytes(salt);
  const inner = md5(concatBytes(password, salted, password));
  const parts = [password, utf8ToBytes('$apr1$'), salted];
  for (let left = password.length; left > 0; left -= 16) parts.push(inner.subarray(0, Math.min(left, 16)));
  // For each bit of the length, from the lowest: a zero byte for 1, the first character for 0.
  for (let bits = password.length; bits > 0; bits >>= 1)
    parts.push((bits & 1) === 1 ? Uint8Array.of(0) : password.subarray(0, 1));
  let digest = md5(concatBytes(...parts));
  for (let round = 0; round < ROUNDS; round += 1) {
    const isOdd = (round & 1) === 1;
    const pieces = [isOdd ? password : digest];
    if (round % 3 !== 0) pieces.push(salted);
    if (round % 7 !== 0) pieces.push(password);
    pieces.push(isOdd ? digest : password);
    digest = md5(concatBytes(...pieces));
  }
  return `$apr1$${salt}$${toCrypt64(digest, GROUPS)}`;
}
