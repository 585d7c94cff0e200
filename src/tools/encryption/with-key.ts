import { cbc, cfb, ctr, ecb, gcm } from '@noble/ciphers/aes.js';
import { chacha20poly1305 } from '@noble/ciphers/chacha.js';
import { concatBytes } from '@noble/ciphers/utils.js';
import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { readBytes, type ByteForm } from '#formats/bytes/read.ts';
import { toBase64, toHex } from '#lib/bytes';
import { removePadding } from '#lib/crypto/pkcs7';
import { showBytes } from './bytes.ts';

export type Mode = 'gcm' | 'chacha20' | 'cbc' | 'ctr' | 'cfb' | 'ofb' | 'ecb';

interface KeyOptions {
  readonly key: string;
  readonly keyForm: ByteForm;
  readonly mode: Mode;
  /** In hex; empty: it stands before the encrypted bytes, and is random in what is written. */
  readonly iv: string;
  readonly padding: 'pkcs7' | 'none';
  /** Text that is authenticated but not encrypted. */
  readonly aad: string;
}

interface Cipher {
  readonly encrypt: (data: Uint8Array) => Uint8Array;
  readonly decrypt: (data: Uint8Array) => Uint8Array;
}

/** Bytes of the IV. GCM takes others, too. */
const IV: Readonly<Record<Mode, number>> = { gcm: 12, chacha20: 12, cbc: 16, ctr: 16, cfb: 16, ofb: 16, ecb: 0 };
/** The shortest IV that noble takes for GCM. */
const MIN_GCM_IV = 8;
const BLOCK = 16;
const TAG = 16;

const hasTag = (mode: Mode) => mode === 'gcm' || mode === 'chacha20';
const isPadded = (mode: Mode) => mode === 'cbc' || mode === 'ecb';

/**
 * Bytes encrypted with a key as it is: AES (FIPS 197) in a mode of NIST SP 800-38A or SP 800-38D, or ChaCha20-Poly1305
 * (RFC 8439). A tag stands at the end. Throws for key and IV of a wrong size, and for blocks that are not whole without padding.
 */
export function encryptWithKey(
  text: string,
  options: KeyOptions & { readonly form: ByteForm; readonly encoding: 'base64' | 'hex' },
  { sources, note }: Pick<RunContext, 'sources' | 'note'>,
): string {
  const { mode, padding, encoding } = options;
  const data = readBytes(text, options.form, note);
  const key = readKey(options, note);
  const given = readIv(options, note);
  const iv = given ?? sources.random(IV[mode]);
  if (isPadded(mode) && padding === 'none') checkBlocks(data.length);
  if (mode === 'ecb') note('warning.ecb', {}, { option: 'mode' });
  const encrypted = cipherOf(options, key, iv, note).encrypt(data);
  const bytes = given === undefined ? concatBytes(iv, encrypted) : encrypted;
  return encoding === 'hex' ? toHex(bytes) : toBase64(bytes);
}

/**
 * The way back. Throws `error.tag` for a wrong key or a change where the mode has a tag, `error.padding` or `error.notTextKey`
 * where padding or UTF-8 give them away; notes that nothing else would.
 */
export function decryptWithKey(
  text: string,
  options: KeyOptions & { readonly form: 'base64' | 'hex'; readonly shown: ByteForm },
  note: RunContext['note'],
): string {
  const { mode, shown } = options;
  const bytes = readBytes(text, options.form, note);
  const key = readKey(options, note);
  const given = readIv(options, note);
  const front = given === undefined ? IV[mode] : 0;
  const least = front + (hasTag(mode) ? TAG : 0);
  if (bytes.length < least) throw new ToolError('error.tooShort', { count: bytes.length, min: least });
  const data = bytes.subarray(front);
  if (isPadded(mode)) checkBlocks(data.length);
  const cipher = cipherOf({ ...options, padding: 'none' }, key, given ?? bytes.subarray(0, front), note);
  const result = showBytes(decryptAll(cipher, data, options), shown, 'error.notTextKey');
  if (!hasTag(mode)) note('warning.unauthenticated', {}, { option: 'mode' });
  return result;
}

function decryptAll(cipher: Cipher, data: Uint8Array, { mode, padding }: KeyOptions): Uint8Array {
  if (hasTag(mode)) {
    try {
      return cipher.decrypt(data);
    } catch {
      // The sizes are right, so only the tag can be wrong.
      throw new ToolError('error.tag', {}, { option: 'key' });
    }
  }
  const plain = cipher.decrypt(data);
  if (!isPadded(mode) || padding === 'none') return plain;
  const text = removePadding(plain, BLOCK);
  if (text === undefined) throw new ToolError('error.padding', {}, { option: 'key' });
  return text;
}

function cipherOf(
  { mode, padding, aad }: KeyOptions,
  key: Uint8Array,
  iv: Uint8Array,
  note: RunContext['note'],
): Cipher {
  const more = aad === '' ? undefined : readBytes(aad, 'text', note, { option: 'aad' });
  const settings = { disablePadding: padding === 'none' };
  switch (mode) {
    case 'gcm':
      return gcm(key, iv, more);
    case 'chacha20':
      return chacha20poly1305(key, iv, more);
    case 'cbc':
      return cbc(key, iv, settings);
    case 'ecb':
      return ecb(key, settings);
    case 'ctr':
      return ctr(key, iv);
    case 'cfb':
      return cfb(key, iv);
    case 'ofb': {
      const ofb = (data: Uint8Array) => applyOfb(key, iv, data);
      return { encrypt: ofb, decrypt: ofb };
    }
  }
}

/** OFB (NIST SP 800-38A, section 6.4), both ways: the key stream is what CBC makes of zeros. */
function applyOfb(key: Uint8Array, iv: Uint8Array, data: Uint8Array): Uint8Array {
  const zeros = new Uint8Array(Math.ceil(data.length / BLOCK) * BLOCK);
  const stream = cbc(key, iv, { disablePadding: true }).encrypt(zeros);
  return data.map((byte, at) => byte ^ stream[at]!);
}

function readKey({ key, keyForm, mode }: KeyOptions, note: RunContext['note']): Uint8Array {
  if (key === '') throw new ToolError('error.keyMissing', {}, { option: 'key' });
  const bytes = readBytes(key, keyForm, note, { option: 'key' });
  const sizes = mode === 'chacha20' ? [32] : [16, 24, 32];
  if (!sizes.includes(bytes.length)) {
    throw new ToolError('error.keySize', { count: bytes.length, sizes: sizes.join(', ') }, { option: 'key' });
  }
  return bytes;
}

/** The IV that is given; undefined where it stands before the data. */
function readIv({ iv, mode }: KeyOptions, note: RunContext['note']): Uint8Array | undefined {
  if (mode === 'ecb') return new Uint8Array(0);
  if (iv.trim() === '') return undefined;
  const bytes = readBytes(iv, 'hex', note, { option: 'iv' });
  const isRight = mode === 'gcm' ? bytes.length >= MIN_GCM_IV : bytes.length === IV[mode];
  if (!isRight) throw new ToolError('error.ivSize', { count: bytes.length, size: IV[mode] }, { option: 'iv' });
  return bytes;
}

function checkBlocks(size: number): void {
  if (size % BLOCK !== 0) throw new ToolError('error.blocks', { count: size, block: BLOCK });
}
