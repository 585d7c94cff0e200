import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { readBytes, type ByteForm } from '#formats/bytes/read.ts';
import { DecodingError, fromBase64, toHex } from '#lib/bytes';
import { bits, encode, octets, sequence, TAG } from '#lib/der';
import { childrenOf, readDer, type Der } from './der.ts';
import { pemOf } from './public-texts.ts';

/** The key as it was given. */
export type Key =
  | { readonly is: 'secret'; readonly bytes: Uint8Array<ArrayBuffer>; readonly kid?: string }
  | {
      readonly is: 'pair';
      /** `RSA`, `EC P-256`, `Ed25519`, `X25519`. */
      readonly kind: string;
      /** Bits of an RSA modulus. */
      readonly size?: number;
      readonly isPrivate: boolean;
      readonly kid?: string;
      /** As the Web Cryptography API takes it. */
      readonly data:
        | { readonly format: 'spki' | 'pkcs8'; readonly bytes: Uint8Array<ArrayBuffer> }
        | { readonly format: 'jwk'; readonly jwk: JsonWebKey };
      /** Texts as they were given that a program could take for a secret; `publicTexts` knows others. */
      readonly texts: readonly string[];
    };

const fail = (code: string) => new ToolError(code, {}, { option: 'key' });

/**
 * Reads a key: PEM, a JWK, a set of them, or else a secret in the form that is chosen. Throws `ToolError` of the option `key`.
 */
export function readKeys(text: string, form: ByteForm, note: RunContext['note']): readonly Key[] {
  const trimmed = text.trim();
  if (trimmed.startsWith('-----BEGIN ')) return [readPem(trimmed, text)];
  if (trimmed.startsWith('{')) return readJwks(trimmed, text);
  return [{ is: 'secret', bytes: readBytes(text, form, note, { option: 'key' }) }];
}

const PEM = /-----BEGIN ([A-Z0-9 ]+)-----([^-]*)-----END \1-----/g;

/** PEM (RFC 7468), also with its line breaks lost, as in a field of one line. */
function readPem(text: string, given: string): Key {
  const blocks = [...text.matchAll(PEM)].filter(([, label]) => label !== 'EC PARAMETERS');
  const [, label = '', body = ''] = blocks[0] ?? [];
  if (label === '') throw fail('error.keyPem');
  if (label === 'ENCRYPTED PRIVATE KEY' || body.includes('ENCRYPTED')) throw fail('error.keyEncrypted');
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    bytes = fromBase64(body);
  } catch (error) {
    if (error instanceof DecodingError) throw fail('error.keyPem');
    throw error;
  }
  const root = readDer(bytes, 0);
  if (root?.tag !== TAG.sequence) throw fail('error.keyPem');
  const pem = pemOf(label, bytes);
  const texts = [...new Set([given, text, pem, `${pem}\n`])];
  switch (label) {
    case 'PUBLIC KEY':
      return { ...readSpki(bytes, root), texts };
    case 'RSA PUBLIC KEY':
      return { ...readSpki(...parsed(wrapRsaPublic(bytes))), texts };
    case 'CERTIFICATE':
      return { ...readSpki(...parsed(spkiOfCertificate(bytes, root))), texts };
    case 'PRIVATE KEY':
      return { ...readPkcs8(bytes, root), texts };
    case 'RSA PRIVATE KEY':
      return { ...readPkcs8(...parsed(sequence(ZERO, RSA_ALGORITHM, octets(bytes)))), texts };
    case 'EC PRIVATE KEY':
      return { ...readPkcs8(...parsed(wrapSec1(bytes, root))), texts };
    default:
      throw fail('error.keyPem');
  }
}

const ZERO = Uint8Array.of(2, 1, 0);
const EC_OID = '2a8648ce3d0201';
/** rsaEncryption and, of keys for RSASSA-PSS alone, id-RSASSA-PSS (RFC 8017, appendix A). */
const RSA_OIDS = ['2a864886f70d010101', '2a864886f70d01010a'];
/** Keys of RFC 8410 without parameters. */
const MODERN_OIDS: Readonly<Record<string, string>> = { '2b6570': 'Ed25519', '2b656e': 'X25519' };
const CURVES: Readonly<Record<string, string>> = {
  '2a8648ce3d030107': 'P-256',
  '2b81040022': 'P-384',
  '2b81040023': 'P-521',
  '2b8104000a': 'secp256k1',
};
const hexToBytes = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
/** The names that browsers take for an RSA key, whatever it is for. */
const RSA_ALGORITHM = sequence(encode(TAG.oid, hexToBytes(RSA_OIDS[0] ?? '')), Uint8Array.of(5, 0));

type Pair = Omit<Extract<Key, { is: 'pair' }>, 'texts'>;

const contentOf = (bytes: Uint8Array, { from, to }: Der) => bytes.slice(from, to);
const allOf = (bytes: Uint8Array, { start, to }: Der) => bytes.slice(start, to);

/** Bytes with their outermost value. */
function parsed(bytes: Uint8Array<ArrayBuffer>): [Uint8Array<ArrayBuffer>, Der] {
  const root = readDer(bytes, 0);
  if (root === undefined) throw fail('error.keyPem');
  return [bytes, root];
}

function readAlgorithm(bytes: Uint8Array, algorithm: Der): { kind: string; isRsa: boolean } {
  const [oid, parameters] = childrenOf(bytes, algorithm);
  const name = oid?.tag === TAG.oid ? toHex(contentOf(bytes, oid)) : '';
  if (RSA_OIDS.includes(name)) return { kind: 'RSA', isRsa: true };
  if (Object.hasOwn(MODERN_OIDS, name)) return { kind: MODERN_OIDS[name]!, isRsa: false };
  const curve = parameters === undefined ? undefined : CURVES[toHex(contentOf(bytes, parameters))];
  if (name === EC_OID && curve !== undefined) return { kind: `EC ${curve}`, isRsa: false };
  throw fail('error.keyKind');
}

/** SubjectPublicKeyInfo (RFC 5280, section 4.1). */
function readSpki(bytes: Uint8Array<ArrayBuffer>, root: Der): Pair {
  const [algorithm, key] = childrenOf(bytes, root);
  if (algorithm?.tag !== TAG.sequence || key?.tag !== TAG.bits) throw fail('error.keyPem');
  const { kind, isRsa } = readAlgorithm(bytes, algorithm);
  const data = (spki: Uint8Array<ArrayBuffer>) => ({ format: 'spki' as const, bytes: spki });
  if (!isRsa) return { is: 'pair', kind, isPrivate: false, data: data(bytes) };
  const size = sizeOfModulus(bytes, readDer(bytes, key.from + 1), 0);
  return {
    is: 'pair',
    kind,
    size,
    isPrivate: false,
    data: data(sequence(RSA_ALGORITHM, allOf(bytes, key))),
  };
}

/** PrivateKeyInfo (RFC 5208, section 5). */
function readPkcs8(bytes: Uint8Array<ArrayBuffer>, root: Der): Pair {
  const [version, algorithm, key] = childrenOf(bytes, root);
  if (version === undefined || algorithm?.tag !== TAG.sequence || key?.tag !== TAG.octets) throw fail('error.keyPem');
  const { kind, isRsa } = readAlgorithm(bytes, algorithm);
  const data = (pkcs8: Uint8Array<ArrayBuffer>) => ({ format: 'pkcs8' as const, bytes: pkcs8 });
  if (!isRsa) return { is: 'pair', kind, isPrivate: true, data: data(bytes) };
  const size = sizeOfModulus(bytes, readDer(bytes, key.from), 1);
  const pkcs8 = sequence(ZERO, RSA_ALGORITHM, allOf(bytes, key));
  return { is: 'pair', kind, size, isPrivate: true, data: data(pkcs8) };
}

/** Bits of the number at an index of a sequence. */
function sizeOfModulus(bytes: Uint8Array, sequence: Der | undefined, index: number): number {
  const modulus = sequence && childrenOf(bytes, sequence)[index];
  if (modulus === undefined) throw fail('error.keyPem');
  return sizeOf(contentOf(bytes, modulus));
}

function sizeOf(number: Uint8Array): number {
  const first = number.findIndex((byte) => byte !== 0);
  return first < 0 ? 0 : (number.length - first - 1) * 8 + 32 - Math.clz32(number[first] ?? 0);
}

/** PKCS #1 (RFC 8017, appendix A.1.1) as a SubjectPublicKeyInfo. */
const wrapRsaPublic = (bytes: Uint8Array) => sequence(RSA_ALGORITHM, bits(bytes));

/** SEC 1 (RFC 5915) as a PrivateKeyInfo; the curve is the value with the tag [0]. */
function wrapSec1(bytes: Uint8Array, root: Der): Uint8Array<ArrayBuffer> {
  const curve = childrenOf(bytes, root).find(({ tag }) => tag === 0xa0);
  if (curve === undefined) throw fail('error.keyKind');
  const algorithm = sequence(encode(TAG.oid, hexToBytes(EC_OID)), contentOf(bytes, curve));
  return sequence(ZERO, algorithm, octets(bytes));
}

/** The key of a certificate (RFC 5280, section 4.1): the seventh field, the sixth without a version. */
function spkiOfCertificate(bytes: Uint8Array, root: Der): Uint8Array<ArrayBuffer> {
  const [body] = childrenOf(bytes, root);
  const fields = body === undefined ? [] : childrenOf(bytes, body);
  const key = fields[fields[0]?.tag === 0xa0 ? 6 : 5];
  if (key === undefined) throw fail('error.keyPem');
  return allOf(bytes, key);
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A JWK (RFC 7517, section 4) or a set of them (section 5), of which those that are no use here are skipped. */
function readJwks(text: string, given: string): readonly Key[] {
  let root: unknown;
  try {
    root = JSON.parse(text);
  } catch {
    throw fail('error.keyJson');
  }
  if (!isObject(root)) throw fail('error.keyJson');
  const { keys } = root;
  if (!Array.isArray(keys)) return [readJwk(root, [given, text])];
  const found = keys.filter(isObject).flatMap((jwk) => {
    try {
      return [readJwk(jwk, [])];
    } catch (error) {
      if (error instanceof ToolError) return [];
      throw error;
    }
  });
  if (found.length === 0) throw fail('error.keySet');
  return found;
}

function readJwk(jwk: Readonly<Record<string, unknown>>, texts: readonly string[]): Key {
  const textOf = (name: string) => (typeof jwk[name] === 'string' ? jwk[name] : undefined);
  const kid = textOf('kid');
  const named = kid === undefined ? {} : { kid };
  const [kty, crv] = [textOf('kty'), textOf('crv')];
  if (kty === 'oct') return { is: 'secret', bytes: partOf(textOf('k')), ...named };
  // Only what makes the key: what it is for is said by the token, and a browser refuses a key whose `use` is another.
  const names = ['kty', 'crv', 'n', 'e', 'd', 'p', 'q', 'dp', 'dq', 'qi', 'x', 'y'];
  const parts: JsonWebKey = Object.fromEntries(names.flatMap((name) => (name in jwk ? [[name, textOf(name)]] : [])));
  const pair = { is: 'pair', isPrivate: parts.d !== undefined, data: { format: 'jwk', jwk: parts }, texts } as const;
  if (kty === 'RSA') return { ...pair, ...named, kind: 'RSA', size: sizeOf(partOf(parts.n)) };
  if (kty === 'EC' && crv !== undefined) return { ...pair, ...named, kind: `EC ${crv}` };
  if (kty === 'OKP' && crv !== undefined) return { ...pair, ...named, kind: crv };
  throw fail('error.keyKind');
}

function partOf(value: string | undefined): Uint8Array<ArrayBuffer> {
  try {
    if (value !== undefined) return fromBase64(value);
  } catch (error) {
    if (!(error instanceof DecodingError)) throw error;
  }
  throw fail('error.keyJson');
}
