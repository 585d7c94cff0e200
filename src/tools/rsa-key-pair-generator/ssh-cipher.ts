import { poly1305 } from '@noble/ciphers/_poly1305.js';
import { cbc, ctr, gcm } from '@noble/ciphers/aes.js';
import { chacha20orig } from '@noble/ciphers/chacha.js';
import { equalBytes } from '@noble/ciphers/utils.js';
import { ToolError } from '#engine/error';
import { decryptTripleDes } from '#lib/crypto/des';
import { bcryptPbkdf } from './bcrypt-pbkdf.ts';
import { wrongPassphrase } from './pbes2.ts';

/* How OpenSSH encrypts its private keys (PROTOCOL.key): a key by bcrypt_pbkdf, and one of its ciphers. */

interface Cipher {
  readonly key: number;
  readonly iv: number;
  readonly block: number;
  /** Bytes of the tag, which stands after the encrypted part. */
  readonly tag: number;
  readonly decrypt: (key: Uint8Array, iv: Uint8Array, data: Uint8Array) => Uint8Array;
}

const AES_CTR: Omit<Cipher, 'key'> = {
  iv: 16,
  block: 16,
  tag: 0,
  decrypt: (key, iv, data) => ctr(key, iv).decrypt(data),
};
const AES_CBC: Omit<Cipher, 'key'> = {
  iv: 16,
  block: 16,
  tag: 0,
  decrypt: (key, iv, data) => cbc(key, iv, { disablePadding: true }).decrypt(data),
};
const AES_GCM: Omit<Cipher, 'key'> = {
  iv: 12,
  block: 16,
  tag: 16,
  decrypt: (key, iv, data) => gcm(key, iv).decrypt(data),
};

const CIPHERS: Readonly<Record<string, Cipher>> = {
  'aes256-ctr': { ...AES_CTR, key: 32 },
  'aes192-ctr': { ...AES_CTR, key: 24 },
  'aes128-ctr': { ...AES_CTR, key: 16 },
  'aes256-cbc': { ...AES_CBC, key: 32 },
  'aes192-cbc': { ...AES_CBC, key: 24 },
  'aes128-cbc': { ...AES_CBC, key: 16 },
  'aes256-gcm@openssh.com': { ...AES_GCM, key: 32 },
  'aes128-gcm@openssh.com': { ...AES_GCM, key: 16 },
  '3des-cbc': { key: 24, iv: 8, block: 8, tag: 0, decrypt: decryptTripleDes },
  'chacha20-poly1305@openssh.com': { key: 64, iv: 0, block: 8, tag: 16, decrypt: decryptChaCha },
};

/** Throws where the tag is wrong. */
function decryptChaCha(keys: Uint8Array, _iv: Uint8Array, data: Uint8Array): Uint8Array {
  // PROTOCOL.chacha20poly1305: the second key is for the length of a packet, and a file is packet 0 without one.
  const [key, nonce] = [keys.subarray(0, 32), new Uint8Array(8)];
  const encrypted = data.subarray(0, -16);
  const tag = poly1305(encrypted, chacha20orig(key, nonce, new Uint8Array(32)));
  // eslint-disable-next-line no-restricted-syntax -- caught below as that of the other ciphers
  if (!equalBytes(tag, data.subarray(-16))) throw new Error('The tag is wrong.');
  return chacha20orig(key, nonce, encrypted, undefined, 1);
}

/** The parameters of `ssh-keygen` since OpenSSH 9.4. */
export const WRITTEN = { cipher: 'aes256-ctr', rounds: 24, salt: 16, block: 16 } as const;
/** More than anybody writes, and minutes of work. */
const MAX_ROUNDS = 10_000;

interface Derivation {
  readonly salt: Uint8Array;
  readonly rounds: number;
}

function keyAndIv({ key, iv }: Cipher, passphrase: string, { salt, rounds }: Derivation) {
  const bytes = bcryptPbkdf(new TextEncoder().encode(passphrase), salt, rounds, key + iv);
  return [bytes.slice(0, key), bytes.slice(key)] as const;
}

/** Whole blocks, encrypted as `ssh-keygen` does. */
export function encrypt(data: Uint8Array, passphrase: string, salt: Uint8Array): Uint8Array {
  const [key, iv] = keyAndIv(CIPHERS[WRITTEN.cipher]!, passphrase, { salt, rounds: WRITTEN.rounds });
  return ctr(key, iv).encrypt(data);
}

/** The cipher of this name. Throws `error.sshEncrypted`. */
export function cipherNamed(name: string): Cipher {
  const cipher = Object.hasOwn(CIPHERS, name) ? CIPHERS[name] : undefined;
  if (cipher === undefined) throw new ToolError('error.sshEncrypted', { name });
  return cipher;
}

/** The way back; `data` has the tag at its end. Throws `error.…`; not every cipher knows a wrong passphrase. */
export function decrypt(cipher: Cipher, data: Uint8Array, passphrase: string, derivation: Derivation): Uint8Array {
  const { rounds, salt } = derivation;
  if (rounds < 1 || rounds > MAX_ROUNDS) throw new ToolError('error.rounds', { rounds, max: MAX_ROUNDS });
  const size = data.length - cipher.tag;
  if (salt.length === 0 || size <= 0 || size % cipher.block !== 0) throw new ToolError('error.structure');
  if (passphrase === '') throw new ToolError('error.passphraseMissing', {}, { option: 'passphrase' });
  const [key, iv] = keyAndIv(cipher, passphrase, derivation);
  try {
    return cipher.decrypt(key, iv, Uint8Array.from(data));
  } catch {
    // Sizes are right: only the tag can be wrong.
    throw wrongPassphrase();
  }
}
