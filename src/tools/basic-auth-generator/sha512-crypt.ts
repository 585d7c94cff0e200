import { sha512 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { toCrypt64 } from './crypt-alphabet.ts';

const ROUNDS = 5000;
const SIZE = 64;

/** Places of the digest's bytes: each group of three begins 22 places further in a ring of 21 by 3. */
const GROUPS = [
  ...Array.from({ length: 21 }, (_, index) => {
    const group = [index, index + 21, index + 42];
    return [0, 1, 2].map((place) => group[(place + index) % 3] ?? 0);
  }),
  [63],
];

/** Bytes of one text, repeated up to a length. */
function repeat(bytes: Uint8Array, length: number): Uint8Array {
  const repeated = new Uint8Array(length);
  for (let at = 0; at < length; at += SIZE) repeated.set(bytes.subarray(0, Math.min(SIZE, length - at)), at);
  return repeated;
}

/** crypt(3) by SHA-512 (Drepper, “Unix crypt using SHA-256 and SHA-512”): `$6$salt$digest`, other rounds before the salt. */
export function sha512Crypt(password: Uint8Array, salt: string, rounds = ROUNDS): string {
  const salted = utf8ToBytes(salt);
  const { length } = password;
  const inner = sha512(concatBytes(password, salted, password));
  const parts = [password, salted, repeat(inner, length)];
  for (let bits = length; bits > 0; bits >>= 1) parts.push((bits & 1) === 1 ? inner : password);
  let digest = sha512(concatBytes(...parts));
  const p = repeat(sha512(concatBytes(...Array.from({ length }, () => password))), length);
  const times = 16 + (digest[0] ?? 0);
  const s = repeat(sha512(concatBytes(...Array.from({ length: times }, () => salted))), salted.length);
  for (let round = 0; round < rounds; round += 1) {
    const isOdd = (round & 1) === 1;
    const pieces = [isOdd ? p : digest];
    if (round % 3 !== 0) pieces.push(s);
    if (round % 7 !== 0) pieces.push(p);
    pieces.push(isOdd ? digest : p);
    digest = sha512(concatBytes(...pieces));
  }
  return `$6$${rounds === ROUNDS ? '' : `rounds=${rounds}$`}${salt}$${toCrypt64(digest, GROUPS)}`;
}
