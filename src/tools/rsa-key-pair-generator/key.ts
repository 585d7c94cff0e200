import { ed25519, x25519 } from '@noble/curves/ed25519.js';
import { p256, p384, p521 } from '@noble/curves/nist.js';
import { ToolError } from '#engine/error';
import { bitsOfNumber } from '#lib/bits-of-number';

/* A key whatever its format: the numbers that it is made of. A public one has no private part. */

export type CurveName = 'P-256' | 'P-384' | 'P-521';

export interface RsaKey {
  readonly type: 'rsa';
  readonly n: bigint;
  readonly e: bigint;
  readonly secret?: RsaSecret;
}
export interface RsaSecret {
  readonly d: bigint;
  readonly p: bigint;
  readonly q: bigint;
  readonly dp: bigint;
  readonly dq: bigint;
  readonly qi: bigint;
}
export interface EcKey {
  readonly type: 'ec';
  readonly curve: CurveName;
  /** Uncompressed. */
  readonly point: Uint8Array;
  readonly secret?: Uint8Array;
}
export type OctetType = 'ed25519' | 'x25519';
export interface OctetKey<T extends OctetType> {
  readonly type: T;
  readonly point: Uint8Array;
  readonly secret?: Uint8Array;
}
/** The keys that OpenSSH has: those that sign. */
export type SshKey = RsaKey | EcKey | OctetKey<'ed25519'>;
export type Key = SshKey | OctetKey<'x25519'>;

/** The names of each curve in the formats, and the bytes of its private keys. */
export const CURVES = {
  'P-256': { curve: p256, oid: '1.2.840.10045.3.1.7', ssh: 'nistp256', size: 32 },
  'P-384': { curve: p384, oid: '1.3.132.0.34', ssh: 'nistp384', size: 48 },
  'P-521': { curve: p521, oid: '1.3.132.0.35', ssh: 'nistp521', size: 66 },
} as const;
export const curveNames = Object.keys(CURVES) as CurveName[];

/** The largest modulus that is read or made. */
const MAX_BITS = 16_384;

/** The key of a pair that may be shown to anybody. */
export function publicOf(key: Key): Key {
  const { secret: _, ...shared } = key;
  return shared;
}

/** The private part of a key that is known to have one. */
export function secretOf<K extends Key>(key: K): NonNullable<K['secret']> {
  // eslint-disable-next-line no-restricted-syntax -- callers ask only private keys
  if (key.secret === undefined) throw new Error('This key has no private part.');
  return key.secret;
}

export const isSame = (one: Key, other: Key): boolean => partsOf(one).join() === partsOf(other).join();

const partsOf = (key: Key) => (key.type === 'rsa' ? [key.n, key.e] : [key.type, ...key.point]);

/** An RSA key whose numbers belong together. Throws `error.rsa`, `error.tooLarge`. */
export function checkRsa(key: RsaKey): RsaKey {
  const { n, e, secret } = key;
  if (n < 1n || e < 1n) throw new ToolError('error.rsa');
  if (bitsOfNumber(n) > MAX_BITS) throw new ToolError('error.tooLarge', { bits: bitsOfNumber(n), max: MAX_BITS });
  if (secret === undefined) return key;
  const { d, p, q, dp, dq, qi } = secret;
  const fits =
    p > 1n &&
    q > 1n &&
    p * q === n &&
    (e * d) % (p - 1n) === 1n &&
    (e * d) % (q - 1n) === 1n &&
    dp === d % (p - 1n) &&
    dq === d % (q - 1n) &&
    (qi * q) % p === 1n;
  if (!fits) throw new ToolError('error.rsa');
  return key;
}

/** The key of a curve's private number. Throws `error.secret`, and `error.pair` where the public key is not of it. */
export function ecFromSecret(curve: CurveName, secret: Uint8Array, point?: Uint8Array): EcKey {
  const whole = new Uint8Array(CURVES[curve].size);
  // Some writers leave out zeros at the beginning.
  if (secret.length <= whole.length) whole.set(secret, whole.length - secret.length);
  if (secret.length > whole.length || !CURVES[curve].curve.utils.isValidSecretKey(whole)) {
    throw new ToolError('error.secret');
  }
  const made = CURVES[curve].curve.getPublicKey(whole, false);
  if (point !== undefined && ecFromPoint(curve, point).point.join() !== made.join()) throw new ToolError('error.pair');
  return { type: 'ec', curve, point: made, secret: whole };
}

/** The key of a point, compressed or not. Throws `error.point`. */
export function ecFromPoint(curve: CurveName, point: Uint8Array): EcKey {
  try {
    return { type: 'ec', curve, point: CURVES[curve].curve.Point.fromBytes(Uint8Array.from(point)).toBytes(false) };
  } catch {
    throw new ToolError('error.point');
  }
}

/** Keys that are 32 bytes: their names, their identifiers (RFC 8410, section 3), and the public key of a private one. */
export const OCTET_KEYS = {
  ed25519: { name: 'Ed25519', oid: '1.3.101.112', publicKey: (secret: Uint8Array) => ed25519.getPublicKey(secret) },
  x25519: { name: 'X25519', oid: '1.3.101.110', publicKey: (secret: Uint8Array) => x25519.getPublicKey(secret) },
} as const;
export const octetTypes = Object.keys(OCTET_KEYS) as OctetType[];

export const OCTET_SIZE = 32;

/** Throws `error.secret`, `error.pair`. */
export function octetFromSecret<T extends OctetType>(type: T, secret: Uint8Array, point?: Uint8Array): OctetKey<T> {
  if (secret.length !== OCTET_SIZE) throw new ToolError('error.secret');
  const own = Uint8Array.from(secret);
  const made = OCTET_KEYS[type].publicKey(own);
  if (point !== undefined && point.join() !== made.join()) throw new ToolError('error.pair');
  return { type, point: made, secret: own };
}

/** Throws `error.point`. Any 32 bytes are a public key of X25519 (RFC 7748, section 5). */
export function octetFromPoint<T extends OctetType>(type: T, point: Uint8Array): OctetKey<T> {
  const own = Uint8Array.from(point);
  if (own.length !== OCTET_SIZE) throw new ToolError('error.point');
  try {
    if (type === 'ed25519') ed25519.Point.fromBytes(own);
  } catch {
    throw new ToolError('error.point');
  }
  return { type, point: own };
}
