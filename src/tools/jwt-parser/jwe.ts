import { aeskw, cbc, gcm } from '@noble/ciphers/aes.js';
import { concatBytes } from '@noble/hashes/utils.js';
import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import type { ByteForm } from '#formats/bytes/read.ts';
import { DecodingError, fromBase64 } from '#lib/bytes';
import { bytesOf } from '#lib/der';
import { pbkdf2, type Pbkdf2Hash } from '#lib/pbkdf2';
import { agree, deriveKey, isCurve } from './agreement.ts';
import type { Bits } from './algorithms.ts';
import { isSame, mac } from './hmac.ts';
import type { Member } from './json-part.ts';
import { readKeys, type Key } from './keys.ts';
import { decryptOaep, type OaepHash } from './oaep.ts';
import { rsaParts, secretScalar } from './private-parts.ts';

/** The parts of a token in compact serialization (RFC 7516, section 3.1). */
interface Encrypted {
  readonly header: ReadonlyMap<string, Member>;
  /** The header as it was written, which the tag authenticates. */
  readonly aad: Uint8Array;
  readonly encryptedKey: Uint8Array;
  readonly iv: Uint8Array;
  readonly ciphertext: Uint8Array;
  readonly tag: Uint8Array;
}

/** How the key of the content comes about (RFC 7518, section 4). */
type KeyAlgorithm =
  | { readonly is: 'dir' }
  | { readonly is: 'wrap' | 'gcmWrap'; readonly bits: number }
  | { readonly is: 'rsa'; readonly hash: OaepHash }
  /** Without bits the agreed key is that of the content. */
  | { readonly is: 'ecdh'; readonly bits?: number }
  | { readonly is: 'password'; readonly bits: number; readonly hash: Pbkdf2Hash };

const KEY_ALGORITHMS: ReadonlyMap<string, KeyAlgorithm> = new Map<string, KeyAlgorithm>([
  ['dir', { is: 'dir' }],
  ...[128, 192, 256].flatMap((bits): [string, KeyAlgorithm][] => [
    [`A${bits}KW`, { is: 'wrap', bits }],
    [`A${bits}GCMKW`, { is: 'gcmWrap', bits }],
    [`ECDH-ES+A${bits}KW`, { is: 'ecdh', bits }],
  ]),
  ['RSA-OAEP', { is: 'rsa', hash: 'SHA-1' }],
  ['RSA-OAEP-256', { is: 'rsa', hash: 'SHA-256' }],
  ['ECDH-ES', { is: 'ecdh' }],
  ['PBES2-HS256+A128KW', { is: 'password', bits: 128, hash: 'SHA-256' }],
  ['PBES2-HS384+A192KW', { is: 'password', bits: 192, hash: 'SHA-384' }],
  ['PBES2-HS512+A256KW', { is: 'password', bits: 256, hash: 'SHA-512' }],
]);

/** How the content is encrypted (section 5). */
type ContentAlgorithm =
  | { readonly is: 'gcm'; readonly bits: number }
  /** CBC with an HMAC; each has half of the bits. */
  | { readonly is: 'cbc'; readonly bits: Bits };

const CONTENT_ALGORITHMS: ReadonlyMap<string, ContentAlgorithm> = new Map<string, ContentAlgorithm>([
  ...[128, 192, 256].map((bits): [string, ContentAlgorithm] => [`A${bits}GCM`, { is: 'gcm', bits }]),
  ['A128CBC-HS256', { is: 'cbc', bits: 256 }],
  ['A192CBC-HS384', { is: 'cbc', bits: 384 }],
  ['A256CBC-HS512', { is: 'cbc', bits: 512 }],
]);

/** Three times what OWASP advises, and seconds of work where only JavaScript can do it. */
const MOST_ROUNDS = 2_000_000;
/** Bits of the largest RSA keys that are in use. */
const LARGEST_RSA = 16_384;

const fail = (code: string, params = {}) => new ToolError(code, params, { option: 'key' });

/** The content of an encrypted token. Throws `ToolError` of the option `key`: what keeps it from being decrypted. */
export async function decryptContent(
  token: Encrypted,
  { key, keyForm }: { readonly key: string; readonly keyForm: ByteForm },
  note: RunContext['note'],
): Promise<Uint8Array> {
  const { header } = token;
  const textOf = (name: string) => {
    const member = header.get(name);
    if (member?.kind !== 'string') throw fail('error.headerParameter', { name });
    return member.value;
  };
  const [alg, enc, zip] = [textOf('alg'), textOf('enc'), header.get('zip')];
  if (alg === 'RSA1_5') throw fail('error.rsa15');
  if (header.has('crit')) throw fail('error.critical', { names: header.get('crit')?.value.replaceAll(/\s+/g, ' ') });
  if (zip !== undefined) throw fail('error.zip', { name: zip.value });
  const [keyAlgorithm, content] = [KEY_ALGORITHMS.get(alg), CONTENT_ALGORITHMS.get(enc)];
  if (keyAlgorithm === undefined) throw fail('error.jweAlgorithm', { name: alg });
  if (content === undefined) throw fail('error.jweAlgorithm', { name: enc });
  checkSizes(token, content);

  const keys = readKeys(key, keyForm, note);
  const named = keys.filter(({ kid }) => kid !== undefined && kid === header.get('kid')?.value);
  let problem: ToolError | undefined;
  let tried = 0;
  for (const one of named.length > 0 ? named : keys) {
    try {
      const contentKey = await contentKeyOf(one, token, { alg, enc, keyAlgorithm, content });
      tried += 1;
      const decrypted = contentKey === undefined ? undefined : openContent(contentKey, token, content);
      if (decrypted !== undefined) return decrypted;
    } catch (error) {
      if (!(error instanceof ToolError)) throw error;
      problem ??= error;
    }
  }
  throw tried === 0 && problem !== undefined ? problem : fail('error.decrypt');
}

function checkSizes({ iv, tag }: Encrypted, content: ContentAlgorithm): void {
  if (iv.length !== (content.is === 'gcm' ? 12 : 16)) throw fail('error.ivSize');
  if (tag.length !== (content.is === 'gcm' ? 16 : content.bits / 16)) throw fail('error.tagSize');
}

interface Algorithms {
  readonly alg: string;
  readonly enc: string;
  readonly keyAlgorithm: KeyAlgorithm;
  readonly content: ContentAlgorithm;
}

/** The key of the content; undefined where the given key is another. Throws `ToolError` for a key of another kind. */
async function contentKeyOf(key: Key, token: Encrypted, algorithms: Algorithms): Promise<Uint8Array | undefined> {
  const { encryptedKey, header } = token;
  const { alg, enc, keyAlgorithm: by, content } = algorithms;
  switch (by.is) {
    case 'dir':
      return encryptedKey.length === 0 ? secretOf(key, alg, content.bits, enc) : undefined;
    case 'wrap':
      return unwrap(secretOf(key, alg, by.bits), encryptedKey);
    case 'gcmWrap': {
      const secret = secretOf(key, alg, by.bits);
      const [iv, tag] = [bytesIn(header, 'iv'), bytesIn(header, 'tag')];
      if (iv.length !== 12) throw fail('error.headerParameter', { name: 'iv' });
      if (tag.length !== 16) throw fail('error.headerParameter', { name: 'tag' });
      return attempt(() => gcm(secret, iv).decrypt(concatBytes(encryptedKey, tag)));
    }
    case 'rsa': {
      const parts = rsaParts(privateOf(key, alg, 'RSA'));
      if (parts.n >> BigInt(LARGEST_RSA) > 0n) throw fail('error.keyRefused');
      return decryptOaep(encryptedKey, parts, by.hash);
    }
    case 'ecdh': {
      const bits = by.bits ?? content.bits;
      const agreed = agreedKey(key, header, alg, { algorithm: by.bits === undefined ? enc : alg, bits });
      if (by.bits !== undefined) return unwrap(agreed, encryptedKey);
      return encryptedKey.length === 0 ? agreed : undefined;
    }
    case 'password': {
      const rounds = Number(header.get('p2c')?.kind === 'number' ? header.get('p2c')?.value : Number.NaN);
      if (!Number.isSafeInteger(rounds) || rounds < 1) throw fail('error.headerParameter', { name: 'p2c' });
      if (rounds > MOST_ROUNDS) throw fail('error.rounds', { rounds, limit: MOST_ROUNDS });
      const salt = Uint8Array.from([...new TextEncoder().encode(alg), 0, ...bytesIn(header, 'p2s')]);
      const settings = { salt, iterations: rounds, size: by.bits / 8 };
      return unwrap(await pbkdf2(by.hash, secretOf(key, alg), settings), encryptedKey);
    }
  }
}

/** A shared secret, of so many bits where it is a key of AES. */
function secretOf(key: Key, alg: string, bits?: number, name = alg): Uint8Array {
  if (key.is !== 'secret') throw fail('error.decryptsWithSecret', { algorithm: alg });
  if (bits !== undefined && key.bytes.length * 8 !== bits)
    throw fail('error.keyLength', { bits: key.bytes.length * 8, wanted: bits, algorithm: name });
  return key.bytes;
}

function privateOf(key: Key, alg: string, kind: string) {
  if (key.is !== 'pair' || !key.isPrivate || key.kind !== kind)
    throw fail('error.decryptsWithPrivate', { algorithm: alg, kind });
  return key;
}

/** The key that sender and recipient agree on (section 4.6). */
function agreedKey(
  key: Key,
  header: Encrypted['header'],
  alg: string,
  derived: { readonly algorithm: string; readonly bits: number },
): Uint8Array {
  const broken = () => fail('error.headerParameter', { name: 'epk' });
  const sender = header.get('epk');
  if (sender?.kind !== 'object') throw broken();
  // It is part of a header that was read as JSON.
  const epk = JSON.parse(sender.value) as Readonly<Record<string, unknown>>;
  const { crv } = epk;
  if (typeof crv !== 'string' || !isCurve(crv)) throw broken();
  const isMontgomery = crv === 'X25519';
  const pair = privateOf(key, alg, isMontgomery ? crv : `EC ${crv}`);
  const coordinate = (value: unknown) => (typeof value === 'string' ? bytesOrNone(value) : undefined);
  const [x, y] = [coordinate(epk['x']), isMontgomery ? new Uint8Array() : coordinate(epk['y'])];
  if (x === undefined || y === undefined) throw broken();
  const shared = agree(crv, secretScalar(pair), { x, y });
  if (shared === 'point') throw broken();
  if (shared === 'secret') throw fail('error.keyRefused');
  const info = (name: string) => (header.has(name) ? bytesIn(header, name) : new Uint8Array());
  return deriveKey(shared, { ...derived, apu: info('apu'), apv: info('apv') });
}

const unwrap = (key: Uint8Array, encrypted: Uint8Array) => attempt(() => aeskw(key).decrypt(encrypted));

/** The bytes of a parameter of the header in Base64url. */
function bytesIn(header: Encrypted['header'], name: string): Uint8Array {
  const member = header.get(name);
  const bytes = member?.kind === 'string' ? bytesOrNone(member.value) : undefined;
  if (bytes === undefined) throw fail('error.headerParameter', { name });
  return bytes;
}

function bytesOrNone(text: string): Uint8Array | undefined {
  try {
    return fromBase64(text);
  } catch (error) {
    if (error instanceof DecodingError) return undefined;
    throw error;
  }
}

/** Decrypts and authenticates the content (section 5); undefined where the key is another, or something was changed. */
function openContent(key: Uint8Array, token: Encrypted, content: ContentAlgorithm): Uint8Array | undefined {
  const { aad, iv, ciphertext, tag } = token;
  if (key.length * 8 !== content.bits) return undefined;
  if (content.is === 'gcm') return attempt(() => gcm(key, iv, aad).decrypt(concatBytes(ciphertext, tag)));
  const half = key.length / 2;
  const signed = concatBytes(aad, iv, ciphertext, bytesOf(BigInt(aad.length * 8), 8));
  if (!isSame(mac(content.bits, key.slice(0, half), signed).slice(0, half), tag)) return undefined;
  return attempt(() => cbc(key.slice(half), iv).decrypt(ciphertext));
}

/** Ciphers throw plain errors where the tag, the integrity check or the padding is wrong: all say that the key is another. */
function attempt(decrypt: () => Uint8Array): Uint8Array | undefined {
  try {
    return decrypt();
  } catch {
    // Keys and vectors have the right sizes by now, so that it can only be what was decrypted.
    return undefined;
  }
}
