import type { JWK } from 'jose';
import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { readBytes, type ByteForm } from '#formats/bytes/read.ts';
import { DecodingError, fromBase64 } from '#lib/bytes';
import { signatureParams, type PairAlgorithm } from './algorithms.ts';
import { readKeyText } from './key-text.ts';
import { readPem, writeRsa, type Pem } from './pem.ts';

export interface KeyOptions {
  readonly key: string;
  readonly keyForm: ByteForm;
}

export interface Secret {
  readonly is: 'secret';
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly kid?: string | undefined;
}

/** A public key, or a private key, which has its public half. */
export interface Pair {
  readonly is: 'pair';
  /** `RSA`, `EC P-256`, `Ed25519`, `X25519` …; `PEM` where only https would tell. */
  readonly kind: string;
  readonly jwk: JWK;
  /** Bits of an RSA modulus. */
  readonly size?: number;
  readonly kid?: string | undefined;
  /** The key as texts that a careless program could take for the secret of an HMAC. */
  readonly texts: readonly string[];
}

export type Key = Secret | Pair;

const fail = (code: string) => new ToolError(code, {}, { option: 'key' });

/** The Web Cryptography API, which browsers give to pages of https and of localhost only. */
export const subtleOrNone = (): SubtleCrypto | undefined =>
  // The types say that it is always there.
  (globalThis.crypto as Partial<Crypto> | undefined)?.subtle;

/**
 * Reads a key: PEM, a certificate, a JWK, a set of them, or else a secret in the form that is chosen. Throws `ToolError` of
 * the option `key`.
 */
export async function readKeys({ key, keyForm }: KeyOptions, note: RunContext['note']): Promise<readonly Key[]> {
  const text = readKeyText(key);
  if (text !== undefined) return text.includes('-----BEGIN ') ? readPair(text, key) : readJwks(text);
  return [{ is: 'secret', bytes: readBytes(key, keyForm, note, { option: 'key' }) }];
}

/**
 * The keys of a set that a token means by an ID. The ID is a hint (RFC 7515, section 4.1.4), and a key need not have one
 * (RFC 7517, section 4.5): where none has it, those without any.
 */
export function keysFor(keys: readonly Key[], kid: string | undefined): readonly Key[] {
  if (kid === undefined || keys.length === 1) return keys;
  const named = keys.filter((key) => key.kid === kid);
  return named.length > 0 ? named : keys.filter((key) => key.kid === undefined);
}

/** A key in PEM, and as it was `typed`. */
async function readPair(text: string, typed: string): Promise<readonly Key[]> {
  const pem = readPem(text);
  const texts = [...new Set([typed, typed.trim(), text.trim(), pem.given, `${pem.given}\n`])];
  if (subtleOrNone() === undefined) return [{ is: 'pair', kind: 'PEM', jwk: {}, texts }];
  return [pairOf(await jwkOf(pem), texts)];
}

/** The first that reads a key says of which kind it is; ECDH-ES reads X25519. */
const ALGORITHMS = ['RS256', 'ES256', 'ES384', 'ES512', 'EdDSA', 'ECDH-ES'];

async function jwkOf({ label, text }: Pem): Promise<JWK> {
  const { exportJWK, importPKCS8, importSPKI, importX509 } = await import('jose');
  const read = { 'PUBLIC KEY': importSPKI, 'PRIVATE KEY': importPKCS8, CERTIFICATE: importX509 }[label];
  for (const algorithm of ALGORITHMS) {
    try {
      return await exportJWK(await read(text, algorithm, { extractable: true }));
    } catch {
      // Of another kind, or broken, which platforms do not tell apart.
    }
  }
  throw fail('error.keyPem');
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A JWK (RFC 7517, section 4) or a set of them (section 5), of which those that are no use here are skipped. */
function readJwks(text: string): readonly Key[] {
  let root: unknown;
  try {
    root = JSON.parse(text);
  } catch {
    throw fail('error.keyJson');
  }
  if (!isObject(root)) throw fail('error.keyJson');
  if (!Array.isArray(root['keys'])) return [readJwk(root, text)];
  const found = root['keys'].filter(isObject).flatMap((jwk) => {
    try {
      return [readJwk(jwk, text)];
    } catch (error) {
      if (error instanceof ToolError) return [];
      throw error;
    }
  });
  if (found.length === 0) throw fail('error.keySet');
  return found;
}

/** Only what makes the key: what it is for says the token, and platforms refuse a key whose `use` is another. */
const PUBLIC_PARTS = ['kty', 'crv', 'n', 'e', 'x', 'y'];
const PARTS = [...PUBLIC_PARTS, 'd', 'p', 'q', 'dp', 'dq', 'qi'];

const pick = (jwk: object, names: readonly string[]): JWK =>
  Object.fromEntries(Object.entries(jwk).filter(([name, value]) => names.includes(name) && typeof value === 'string'));

const publicHalf = ({ jwk }: Pair): JWK => pick(jwk, PUBLIC_PARTS);
export const isPrivate = ({ jwk }: Pair): boolean => jwk.d !== undefined;

function readJwk(jwk: Readonly<Record<string, unknown>>, text: string): Key {
  const kid = typeof jwk['kid'] === 'string' ? jwk['kid'] : undefined;
  if (jwk['kty'] === 'oct') return { is: 'secret', bytes: numberOf(jwk['k']), kid };
  return { ...pairOf(pick(jwk, PARTS), [text]), kid };
}

function pairOf(jwk: JWK, texts: readonly string[]): Pair {
  const { kty, crv } = jwk;
  if (kty === 'RSA') return { is: 'pair', kind: 'RSA', jwk, size: bitsOf(numberOf(jwk.n)), texts };
  if (kty === 'EC' && crv !== undefined) return { is: 'pair', kind: `EC ${crv}`, jwk, texts };
  if (kty === 'OKP' && crv !== undefined) return { is: 'pair', kind: crv, jwk, texts };
  throw fail('error.keyKind');
}

function bitsOf(number: Uint8Array): number {
  const first = number.findIndex((byte) => byte !== 0);
  return first < 0 ? 0 : (number.length - first - 1) * 8 + 32 - Math.clz32(number[first] ?? 0);
}

function numberOf(value: unknown): Uint8Array<ArrayBuffer> {
  try {
    if (typeof value === 'string') return fromBase64(value);
  } catch (error) {
    if (!(error instanceof DecodingError)) throw error;
  }
  throw fail('error.keyJson');
}

/** The key to check signatures by (its public half) or to sign by. Throws `error.keyRefused` for a broken one. */
export async function importKey(pair: Pair, algorithm: string, use: 'verify' | 'sign'): Promise<CryptoKey> {
  const { importJWK } = await import('jose');
  try {
    // jose only gives the bytes of a secret, which is no pair.
    return (await importJWK(use === 'sign' ? pair.jwk : publicHalf(pair), algorithm)) as CryptoKey;
  } catch {
    // A DataError, or what else the platform says of a key that is none.
    throw fail('error.keyRefused');
  }
}

/** Whether a key signed a message. Not by jose, which refuses small RSA keys. */
export async function isSignedBy(
  key: CryptoKey,
  algorithm: PairAlgorithm,
  { signature, signed }: { readonly signature: Uint8Array<ArrayBuffer>; readonly signed: Uint8Array<ArrayBuffer> },
): Promise<boolean> {
  try {
    return await crypto.subtle.verify(signatureParams(algorithm), key, signature, signed);
  } catch {
    // Some platforms say so of keys that are too small for the padding of PSS: no signature is theirs.
    return false;
  }
}

/** The public key as PEM, of RSA in both forms that are in use; none of a key that is broken or that no platform knows. */
export async function publicPems(pair: Pair): Promise<readonly string[]> {
  const { exportSPKI, importJWK } = await import('jose');
  const { kty, n = '', e = '' } = pair.jwk;
  for (const algorithm of ALGORITHMS) {
    try {
      const pem = await exportSPKI((await importJWK(publicHalf(pair), algorithm)) as CryptoKey);
      return kty === 'RSA' ? [pem, writeRsa(fromBase64(n), fromBase64(e))] : [pem];
    } catch {
      // Of another kind.
    }
  }
  return [];
}
