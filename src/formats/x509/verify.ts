import { ed25519 } from '@noble/curves/ed25519.js';
import { ed448 } from '@noble/curves/ed448.js';
import { brainpoolP256r1, brainpoolP384r1, brainpoolP512r1 } from '@noble/curves/misc.js';
import { p256, p384, p521 } from '@noble/curves/nist.js';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import {
  bitsOf,
  bytesOf,
  childAt,
  childrenOf,
  integerOf,
  nothing,
  numberOf,
  octets,
  oid,
  oidOf,
  readDer,
  sequence,
  TAG,
  type DerNode,
} from '#lib/der';
import type { AlgorithmName } from '#lib/digests/algorithms';
import { isEqual } from '#lib/digests/compare';
import { createHasher } from '#lib/digests/hashers';
import { oidOfDigest, UnknownAlgorithm, type Scheme } from './algorithms.ts';

/*
 * Signatures are verified in JavaScript everywhere, also where the page has WebCrypto: that one knows no SHA-224, no
 * brainpool curves and, on plain http, nothing at all, and one way gives one answer. It takes milliseconds.
 */

/** A public key that can verify. */
export type PublicKey =
  | { readonly is: 'rsa'; readonly name: string; readonly bits: number; readonly n: bigint; readonly e: bigint }
  | { readonly is: 'ecdsa'; readonly name: string; readonly curve: keyof typeof CURVES; readonly point: Uint8Array }
  | { readonly is: 'eddsa'; readonly name: string; readonly point: Uint8Array };

const CURVES = {
  '1.2.840.10045.3.1.7': ['P-256', p256],
  '1.3.132.0.34': ['P-384', p384],
  '1.3.132.0.35': ['P-521', p521],
  '1.3.132.0.10': ['secp256k1', secp256k1],
  '1.3.36.3.3.2.8.1.1.7': ['brainpoolP256r1', brainpoolP256r1],
  '1.3.36.3.3.2.8.1.1.11': ['brainpoolP384r1', brainpoolP384r1],
  '1.3.36.3.3.2.8.1.1.13': ['brainpoolP512r1', brainpoolP512r1],
} as const;
const RSA_KEYS = ['1.2.840.113549.1.1.1', '1.2.840.113549.1.1.10'];
/** Larger ones are made to keep a reader busy. */
const MOST_RSA_BITS = 16_384;
const MOST_EXPONENT_BITS = 64;

const sizeOf = (number: bigint) => number.toString(2).length;

/** Reads a SubjectPublicKeyInfo. Throws `DerError`, `UnknownAlgorithm`. */
export function readPublicKey(spki: DerNode): PublicKey {
  const fields = childrenOf(spki);
  const [algorithm, key] = [childAt(spki, fields, 0), bitsOf(childAt(spki, fields, 1))];
  const parts = childrenOf(algorithm);
  const identifier = oidOf(childAt(algorithm, parts, 0));
  const parameters = parts[1];
  if (RSA_KEYS.includes(identifier)) {
    const whole = readDer(key);
    const numbers = childrenOf(whole);
    const [n, e] = [integerOf(childAt(whole, numbers, 0)), integerOf(childAt(whole, numbers, 1))];
    const bits = n > 0n ? sizeOf(n) : 0;
    if (bits < 256 || bits > MOST_RSA_BITS || e < 2n || sizeOf(e) > MOST_EXPONENT_BITS)
      throw new UnknownAlgorithm(`RSA ${bits}`);
    return { is: 'rsa', name: `RSA ${bits}`, bits, n, e };
  }
  if (identifier === '1.3.101.112') return { is: 'eddsa', name: 'Ed25519', point: key };
  if (identifier === '1.3.101.113') return { is: 'eddsa', name: 'Ed448', point: key };
  if (identifier !== '1.2.840.10045.2.1') throw new UnknownAlgorithm(identifier);
  // Other than by its name a curve can be made up to fit a signature (CVE-2020-0601).
  const curve = parameters?.tag === TAG.oid ? oidOf(parameters) : '';
  if (!Object.hasOwn(CURVES, curve)) throw new UnknownAlgorithm(curve === '' ? 'EC' : curve);
  const known = curve as keyof typeof CURVES;
  return { is: 'ecdsa', name: CURVES[known][0], curve: known, point: key };
}

/** The digest of bytes. */
export function hash(name: AlgorithmName, bytes: Uint8Array): Uint8Array {
  const hasher = createHasher(name);
  hasher.update(bytes);
  return hasher.digest();
}

/** The signed bytes: as they are where they are short, else their digest alone. */
export type Message = { readonly bytes: Uint8Array } | { readonly digest: Uint8Array };

/** Whether a signature is of a message and by a key. Throws `UnknownAlgorithm` for a key that the scheme is not for. */
export function isSignedBy(key: PublicKey, scheme: Scheme, message: Message, signature: Uint8Array): boolean {
  if (scheme.is === 'eddsa') {
    if (key.is !== 'eddsa') throw new UnknownAlgorithm(`EdDSA, ${key.name}`);
    if (!('bytes' in message)) throw new UnknownAlgorithm(key.name);
    return quietly(() => (key.name === 'Ed448' ? ed448 : ed25519).verify(signature, message.bytes, key.point));
  }
  const digest = 'bytes' in message ? hash(scheme.hash, message.bytes) : message.digest;
  if (scheme.is === 'ecdsa') {
    if (key.is !== 'ecdsa') throw new UnknownAlgorithm(`ECDSA, ${key.name}`);
    const [, curve] = CURVES[key.curve];
    const how = { prehash: false, lowS: false, format: 'der' } as const;
    return quietly(() => curve.verify(signature, digest, key.point, how));
  }
  if (key.is !== 'rsa') throw new UnknownAlgorithm(`RSA, ${key.name}`);
  const opened = openRsa(key, signature);
  if (opened === undefined) return false;
  return scheme.is === 'pss' ? isPss(opened, key, scheme, digest) : isPadded(opened, key, scheme.hash, digest);
}

/** The library throws where a point is not on its curve or a signature is not two numbers: nothing is signed by that. */
function quietly(verify: () => boolean): boolean {
  try {
    return verify();
  } catch {
    return false;
  }
}

type RsaKey = Extract<PublicKey, { is: 'rsa' }>;

/** RSAVP1 (RFC 8017, section 5.2.2). */
function openRsa({ n, e, bits }: RsaKey, signature: Uint8Array): bigint | undefined {
  let base = numberOf(signature);
  if (signature.length !== Math.ceil(bits / 8) || base >= n) return undefined;
  let result = 1n;
  for (let rest = e; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * base) % n;
    base = (base * base) % n;
  }
  return result;
}

/** RSASSA-PKCS1-v1_5 (RFC 8017, section 8.2.2): all of it is made anew and compared, nothing is read out of it. */
function isPadded(opened: bigint, { bits }: RsaKey, name: AlgorithmName, digest: Uint8Array): boolean {
  const size = Math.ceil(bits / 8);
  const identifier = oid(oidOfDigest(name));
  return [sequence(identifier, nothing()), sequence(identifier)].some((algorithm) => {
    const info = sequence(algorithm, octets(digest));
    if (size < info.length + 11) return false;
    const expected = new Uint8Array(size).fill(0xff);
    expected.set([0, 1]);
    expected[size - info.length - 1] = 0;
    expected.set(info, size - info.length);
    return isEqual(bytesOf(opened, size), expected);
  });
}

/** EMSA-PSS-VERIFY (RFC 8017, section 9.1.2). */
function isPss(
  opened: bigint,
  { bits }: RsaKey,
  { hash: name, mask, salt }: Extract<Scheme, { is: 'pss' }>,
  digest: Uint8Array,
): boolean {
  const size = Math.ceil((bits - 1) / 8);
  const encoded = bytesOf(opened, size);
  if (encoded.length !== size || size < digest.length + salt + 2 || salt < 0 || encoded.at(-1) !== 0xbc) return false;
  const end = size - digest.length - 1;
  const tail = encoded.subarray(end, size - 1);
  const block = encoded.slice(0, end);
  const unused = 8 * size - (bits - 1);
  if (unused > 0 && block[0]! >> (8 - unused) !== 0) return false;
  const masked = generateMask(tail, end, mask);
  masked.forEach((byte, index) => (block[index]! ^= byte));
  block[0]! &= 0xff >> unused;
  const from = end - salt;
  if (block[from - 1] !== 1 || block.subarray(0, from - 1).some((byte) => byte !== 0)) return false;
  return isEqual(tail, hash(name, Uint8Array.of(...new Uint8Array(8), ...digest, ...block.subarray(from))));
}

/** MGF1 (RFC 8017, appendix B.2.1). */
function generateMask(seed: Uint8Array, size: number, name: AlgorithmName): Uint8Array {
  const mask: number[] = [];
  for (let counter = 0; mask.length < size; counter++)
    mask.push(...hash(name, Uint8Array.of(...seed, ...bytesOf(BigInt(counter), 4))));
  return Uint8Array.from(mask.slice(0, size));
}
