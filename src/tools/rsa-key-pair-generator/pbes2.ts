import { cbc } from '@noble/ciphers/aes.js';
import { ToolError } from '#engine/error';
import {
  integer,
  integerOf,
  isSequence,
  nothing,
  octets,
  octetsOf,
  oid,
  oidOf,
  partsOf,
  readDer,
  sequence,
  toBytes,
  type DerNode,
} from '#formats/der/der.ts';
import { decryptTripleDes } from '#lib/crypto/des';
import { derivePbkdf2, type Pbkdf2Hash } from '#lib/crypto/pbkdf2';
import { removePadding } from '#lib/crypto/pkcs7';
import type { Sources } from '#lib/sources';

/* PKCS #8 with a passphrase: PBES2 of RFC 8018 (appendix A.4) with PBKDF2, and AES or, in what is read, Triple DES in CBC. */

const PBES2 = '1.2.840.113549.1.5.13';
const PBKDF2 = '1.2.840.113549.1.5.12';
const AES_256 = '2.16.840.1.101.3.4.1.42';
const HMAC_SHA1 = '1.2.840.113549.2.7';
const HMAC_SHA256 = '1.2.840.113549.2.9';

/** Sizes of key and block by the cipher's identifier. */
const CIPHERS: Readonly<Record<string, readonly [key: number, block: number]>> = {
  '1.2.840.113549.3.7': [24, 8],
  '2.16.840.1.101.3.4.1.2': [16, 16],
  '2.16.840.1.101.3.4.1.22': [24, 16],
  [AES_256]: [32, 16],
};
const HMACS: Readonly<Record<string, Pbkdf2Hash>> = {
  [HMAC_SHA1]: 'SHA-1',
  [HMAC_SHA256]: 'SHA-256',
  '1.2.840.113549.2.10': 'SHA-384',
  '1.2.840.113549.2.11': 'SHA-512',
};

/** OWASP's advice of 2023 for PBKDF2 with SHA-256. */
const ITERATIONS = 600_000;
/** More than programs write, and a few seconds of work. */
const MAX_ITERATIONS = 10_000_000;

type Bytes = Uint8Array<ArrayBuffer>;

interface Scheme {
  readonly hash: Pbkdf2Hash;
  readonly salt: Bytes;
  readonly iterations: number;
  readonly iv: Bytes;
  readonly key: number;
  readonly block: number;
}

const encode = (passphrase: string) => new TextEncoder().encode(passphrase);

/** An EncryptedPrivateKeyInfo (RFC 5958, section 3) of a PKCS #8 key. */
export async function encrypt(pkcs8: Uint8Array, passphrase: string, { random }: Sources): Promise<Bytes> {
  const [salt, iv] = [random(16), random(16)];
  const key = await derivePbkdf2('SHA-256', encode(passphrase), salt, ITERATIONS, 32);
  const derivation = sequence(
    oid(PBKDF2),
    sequence(octets(salt), integer(ITERATIONS), sequence(oid(HMAC_SHA256), nothing())),
  );
  const scheme = sequence(oid(AES_256), octets(iv));
  const data = octets(cbc(key, iv).encrypt(pkcs8));
  return toBytes(sequence(sequence(oid(PBES2), sequence(derivation, scheme)), data));
}

/** The PKCS #8 key. Throws `error.passphrase…`, and `error.scheme` of what is encrypted otherwise. */
export async function decrypt(bytes: Uint8Array, passphrase: string): Promise<Uint8Array> {
  const [algorithm, encrypted] = partsOf(readDer(bytes));
  const { hash, salt, iterations, iv, key: size, block } = readScheme(algorithm);
  const data = octetsOf(encrypted);
  if (data.length === 0 || data.length % block !== 0) throw new ToolError('error.structure');
  if (passphrase === '') throw new ToolError('error.passphraseMissing', {}, { option: 'passphrase' });
  const key = await derivePbkdf2(hash, encode(passphrase), salt, iterations, size);
  const padded = block === 8 ? decryptTripleDes(key, iv, data) : cbc(key, iv, { disablePadding: true }).decrypt(data);
  const plain = removePadding(padded, block);
  if (plain === undefined) throw wrongPassphrase();
  return plain;
}

export const wrongPassphrase = () => new ToolError('error.passphraseWrong', {}, { option: 'passphrase' });
const unknown = (name: string) => new ToolError('error.scheme', { name });

function readScheme(algorithm: DerNode | undefined): Scheme {
  const [name, parameters] = partsOf(algorithm);
  if (oidOf(name) !== PBES2) throw unknown(oidOf(name));
  const [derivation, cipher] = partsOf(parameters);
  const [derivationName, settings] = partsOf(derivation);
  if (oidOf(derivationName) !== PBKDF2) throw unknown(oidOf(derivationName));
  const [cipherName, ivNode] = partsOf(cipher);
  const sizes = CIPHERS[oidOf(cipherName)];
  if (sizes === undefined) throw unknown(oidOf(cipherName));
  const [key, block] = sizes;
  const iv = octetsOf(ivNode);
  if (iv.length !== block) throw new ToolError('error.structure');
  return { ...readPbkdf2(settings), iv, key, block };
}

function readPbkdf2(node: DerNode | undefined): Pick<Scheme, 'hash' | 'salt' | 'iterations'> {
  const [salt, count, ...rest] = partsOf(node);
  const iterations = integerOf(count);
  if (iterations < 1n || iterations > MAX_ITERATIONS) {
    throw new ToolError('error.iterations', { iterations: String(iterations), max: MAX_ITERATIONS });
  }
  // The length of the key may come before the function; without one it is HMAC with SHA-1.
  const named = rest.find(isSequence);
  const name = named === undefined ? HMAC_SHA1 : oidOf(partsOf(named)[0]);
  const hash = HMACS[name];
  if (hash === undefined) throw unknown(name);
  return { salt: octetsOf(salt), iterations: Number(iterations), hash };
}
