import { pow } from '@noble/curves/abstract/modular.js';
import { sha1 } from '@noble/hashes/legacy.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesOf, numberOf } from '#lib/der';
import { isSame } from './hmac.ts';

const HASHES = { 'SHA-1': sha1, 'SHA-256': sha256 } as const;
export type OaepHash = keyof typeof HASHES;

/**
 * The message hidden by RSAES-OAEP (RFC 8017, section 7.1.2), with the same hash in MGF1 and no label; undefined where
 * it was not encrypted for this key. In JavaScript, because over plain http the platform has no RSA.
 */
export function decryptOaep(
  encrypted: Uint8Array,
  { n, d }: { readonly n: bigint; readonly d: bigint },
  hashName: OaepHash,
): Uint8Array | undefined {
  const hash = HASHES[hashName];
  const size = bytesOf(n).length;
  const cipher = numberOf(encrypted);
  if (encrypted.length !== size || size < 2 * hash.outputLen + 2 || cipher >= n) return undefined;
  const message = bytesOf(pow(cipher, d, n), size);
  const [masked, maskedBlock] = [message.subarray(1, 1 + hash.outputLen), message.subarray(1 + hash.outputLen)];
  const seed = xor(masked, mgf1(maskedBlock, masked.length));
  const block = xor(maskedBlock, mgf1(seed, maskedBlock.length));
  const isLabelRight = isSame(block.subarray(0, hash.outputLen), hash(new Uint8Array()));
  const end = block.findIndex((byte, index) => index >= hash.outputLen && byte !== 0);
  return message[0] === 0 && isLabelRight && block[end] === 1 ? block.slice(end + 1) : undefined;

  /** Section B.2.1. */
  function mgf1(from: Uint8Array, length: number): Uint8Array {
    const mask = new Uint8Array(length);
    for (let counter = 0; counter * hash.outputLen < length; counter++) {
      const piece = hash(Uint8Array.from([...from, ...bytesOf(BigInt(counter), 4)]));
      mask.set(piece.subarray(0, length - counter * hash.outputLen), counter * hash.outputLen);
    }
    return mask;
  }
}

const xor = (left: Uint8Array, right: Uint8Array) => left.map((byte, index) => byte ^ (right[index] ?? 0));
