import { cbc } from '@noble/ciphers/aes.js';
import { md5 } from '@noble/hashes/legacy.js';
import { ToolError } from '#engine/error';
import { fromHex } from '#lib/bytes';
import { decryptTripleDes } from '#lib/crypto/des';
import { deriveEvp } from '#lib/crypto/evp-key';
import { removePadding } from '#lib/crypto/pkcs7';
import { wrongPassphrase } from './pbes2.ts';

/* The encryption of PEM that came before PKCS #8: headers of RFC 1421, and a key by OpenSSL's EVP_BytesToKey. It is only read. */

type Decrypt = (key: Uint8Array, iv: Uint8Array, data: Uint8Array) => Uint8Array;
const aes: Decrypt = (key, iv, data) => cbc(key, iv, { disablePadding: true }).decrypt(data);

const CIPHERS: Readonly<Record<string, { readonly key: number; readonly block: number; readonly decrypt: Decrypt }>> = {
  'DES-EDE3-CBC': { key: 24, block: 8, decrypt: decryptTripleDes },
  'AES-128-CBC': { key: 16, block: 16, decrypt: aes },
  'AES-192-CBC': { key: 24, block: 16, decrypt: aes },
  'AES-256-CBC': { key: 32, block: 16, decrypt: aes },
};

/** How such a key is encrypted. */
export interface OldScheme {
  readonly name: string;
  readonly iv: string;
}

/** The lines of a key that say how it is encrypted, and where they end; undefined where there are none. */
export function findScheme(body: string): { readonly scheme: OldScheme; readonly end: number } | undefined {
  const found = /^\s*Proc-Type:[ \t]*4,[ \t]*ENCRYPTED\s+(?:DEK-Info:[ \t]*([\w-]+)[ \t]*,[ \t]*([\da-f]*))?/i.exec(
    body,
  );
  if (found === null) return undefined;
  const [all, name = '', iv = ''] = found;
  return { scheme: { name: name.toUpperCase(), iv }, end: all.length };
}

/** The DER of the key. Throws `error.oldEncryption` of other ciphers, and `error.passphrase…`. */
export function decryptOld(data: Uint8Array, { name, iv: digits }: OldScheme, passphrase: string): Uint8Array {
  const cipher = Object.hasOwn(CIPHERS, name) ? CIPHERS[name] : undefined;
  if (cipher === undefined) throw new ToolError('error.oldEncryption', { name });
  const { key, block, decrypt } = cipher;
  if (digits.length !== block * 2 || data.length === 0 || data.length % block !== 0) {
    throw new ToolError('error.structure');
  }
  if (passphrase === '') throw new ToolError('error.passphraseMissing', {}, { option: 'passphrase' });
  const iv = fromHex(digits);
  const bytes = deriveEvp(md5, new TextEncoder().encode(passphrase), iv.subarray(0, 8), key);
  const plain = removePadding(decrypt(bytes, iv, Uint8Array.from(data)), block);
  if (plain === undefined) throw wrongPassphrase();
  return plain;
}
