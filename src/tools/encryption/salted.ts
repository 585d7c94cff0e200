import { cbc } from '@noble/ciphers/aes.js';
import { concatBytes } from '@noble/ciphers/utils.js';
import { md5 } from '@noble/hashes/legacy.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { readBytes, type ByteForm } from '#formats/bytes/read.ts';
import { toBase64 } from '#lib/bytes';
import { decryptTripleDes, encryptTripleDes } from '#lib/crypto/des';
import { deriveEvp } from '#lib/crypto/evp-key';
import { derivePbkdf2 } from '#lib/crypto/pbkdf2';
import { addPadding, removePadding } from '#lib/crypto/pkcs7';
import { isContainer, isSalted, readPassword, refuseJwe, SALTED_MAGIC, showBytes } from './bytes.ts';
import { rabbit } from './rabbit.ts';
import { rc4 } from './rc4.ts';

/*
 * The format of `openssl enc` and CryptoJS: "Salted__", 8 bytes of salt, the encrypted bytes. It says neither the algorithm nor
 * how key and IV are derived, and authenticates nothing.
 */

export type Algorithm = 'aes-256' | 'aes-192' | 'aes-128' | 'tripledes' | 'rabbit' | 'rc4-256' | 'rc4-128';
/** PBKDF2 (`openssl enc -pbkdf2`), or one round of SHA-256 (OpenSSL since 1.1) or MD5 (CryptoJS, OpenSSL before). */
export type Derivation = 'md5' | 'sha256' | 'pbkdf2';

interface SaltedOptions {
  readonly password: string;
  readonly algorithm: Algorithm;
  readonly derivation: Derivation;
  readonly iterations: number;
}

interface Cipher {
  /** Bytes of the key. */
  readonly key: number;
  readonly iv: number;
  /** Bytes of a block; undefined for a stream cipher, which has no padding. */
  readonly block?: number;
  readonly encrypt: (key: Uint8Array, iv: Uint8Array, data: Uint8Array) => Uint8Array;
  readonly decrypt: (key: Uint8Array, iv: Uint8Array, data: Uint8Array) => Uint8Array;
}

const stream = (key: number, iv: number, cipher: Cipher['encrypt']): Cipher => ({
  key,
  iv,
  encrypt: cipher,
  decrypt: cipher,
});
const aes = (key: number): Cipher => ({
  key,
  iv: 16,
  block: 16,
  encrypt: (bytes, iv, data) => cbc(bytes, iv, { disablePadding: true }).encrypt(data),
  decrypt: (bytes, iv, data) => cbc(bytes, iv, { disablePadding: true }).decrypt(data),
});

const CIPHERS: Readonly<Record<Algorithm, Cipher>> = {
  'aes-256': aes(32),
  'aes-192': aes(24),
  'aes-128': aes(16),
  tripledes: { key: 24, iv: 8, block: 8, encrypt: encryptTripleDes, decrypt: decryptTripleDes },
  rabbit: stream(16, 8, rabbit),
  'rc4-256': stream(32, 0, (key, _iv, data) => rc4(key, data)),
  'rc4-128': stream(16, 0, (key, _iv, data) => rc4(key, data)),
};

const SALT = 8;
const HEADER = SALTED_MAGIC.length + SALT;
/** What NIST and the IETF advise against (SP 800-131A for TripleDES, RFC 7465 for RC4), and Rabbit, which few have studied. */
const OLD: Readonly<Partial<Record<Algorithm, string>>> = {
  tripledes: 'TripleDES',
  rabbit: 'Rabbit',
  'rc4-256': 'RC4',
  'rc4-128': 'RC4',
};

/** A text in the salted format, in Base64. Throws `error.passwordMissing`; notes what is weak about it. */
export async function encryptSalted(
  text: string,
  options: SaltedOptions,
  { sources, note }: Pick<RunContext, 'sources' | 'note'>,
): Promise<string> {
  const { algorithm, derivation } = options;
  const data = readBytes(text, 'text', note);
  const password = readPassword(options.password, note);
  const old = OLD[algorithm];
  if (old !== undefined) note('warning.weakCipher', { algorithm: old }, { option: 'algorithm' });
  if (derivation !== 'pbkdf2') {
    note('warning.weakDerivation', { hash: derivation === 'md5' ? 'MD5' : 'SHA-256' }, { option: 'derivation' });
  }
  const salt = sources.random(SALT);
  const { key, iv } = await deriveKey(password, salt, options);
  const { block, encrypt } = CIPHERS[algorithm];
  const encrypted = encrypt(key, iv, block === undefined ? data : addPadding(data, block));
  return toBase64(concatBytes(SALTED_MAGIC, salt, encrypted));
}

/**
 * The text of the salted format, in Base64 or hex. Throws for what is not in it, and `error.wrongSettings` or `error.notText`
 * where padding or UTF-8 give a wrong password away; notes that nothing else would.
 */
export async function decryptSalted(
  text: string,
  options: SaltedOptions & { readonly shown: ByteForm },
  note: RunContext['note'],
): Promise<string> {
  const { algorithm, shown } = options;
  const bytes = readSalted(text, note);
  const password = readPassword(options.password, note);
  const data = bytes.subarray(HEADER);
  const { block, decrypt } = CIPHERS[algorithm];
  if (block !== undefined && (data.length === 0 || data.length % block !== 0)) {
    throw new ToolError('error.blocks', { count: data.length, block });
  }
  const { key, iv } = await deriveKey(password, bytes.slice(SALTED_MAGIC.length, HEADER), options);
  const padded = decrypt(key, iv, data);
  const plain = block === undefined ? padded : removePadding(padded, block);
  if (plain === undefined) throw new ToolError('error.wrongSettings', {}, { option: 'password' });
  const result = showBytes(plain, shown, 'error.notText');
  note('warning.unauthenticated', {}, { option: 'algorithm' });
  return result;
}

async function deriveKey(
  password: Uint8Array<ArrayBuffer>,
  salt: Uint8Array<ArrayBuffer>,
  { algorithm, derivation, iterations }: SaltedOptions,
): Promise<{ key: Uint8Array; iv: Uint8Array }> {
  const { key, iv } = CIPHERS[algorithm];
  const bytes =
    derivation === 'pbkdf2'
      ? await derivePbkdf2('SHA-256', password, salt, iterations, key + iv)
      : deriveEvp(derivation === 'md5' ? md5 : sha256, password, salt, key + iv);
  return { key: bytes.slice(0, key), iv: bytes.slice(key) };
}

function readSalted(text: string, note: RunContext['note']): Uint8Array<ArrayBuffer> {
  refuseJwe(text);
  const bytes = readBytes(text, /^\s*53616c7465645f5f/i.test(text) ? 'hex' : 'base64', note);
  if (!isSalted(bytes)) throw new ToolError(isContainer(bytes) ? 'error.isContainer' : 'error.notSalted');
  if (bytes.length < HEADER) throw new ToolError('error.tooShort', { count: bytes.length, min: HEADER });
  return bytes;
}
