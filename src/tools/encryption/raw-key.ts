import { cbc, cfb, ctr, ecb, gcm } from '@noble/ciphers/aes.js';
import { chacha20poly1305 } from '@noble/ciphers/chacha.js';
import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { readBytes, type ByteForm } from '#formats/bytes/read.ts';
import { toBase64, toHex } from '#lib/bytes';
import { removePadding } from '#lib/pkcs7';
import { ofb } from './ofb.ts';
import {
  BLOCK,
  checkBlocks,
  checkIv,
  hasTag,
  isPadded,
  IVS,
  readAad,
  readIv,
  readKey,
  TAG,
  type RawKey,
} from './raw-settings.ts';
import { concat, showBytes } from './reading.ts';

type Context = Pick<RunContext, 'sources' | 'note'>;

/** A text encrypted with a key as it is. Throws `error.…` of key, IV and, without padding, of the size. */
export function encryptRaw(
  text: string,
  options: RawKey & { readonly form: ByteForm; readonly encoding: 'base64' | 'hex' },
  { sources, note }: Context,
): string {
  const { mode, encoding } = options;
  const key = readKey(options, note);
  const given = readIv(options, note);
  const iv = given ?? sources.random(IVS[mode]);
  const data = readBytes(text, options.form, note);
  if (isPadded(mode) && options.padding === 'none') checkBlocks(data.length);
  if (mode === 'ecb') note('note.ecb', {}, { option: 'mode' });
  const encrypted = cipherOf(options, key, iv, note).encrypt(data);
  const bytes = given === undefined || options.ivPlace === 'front' ? concat(iv, encrypted) : encrypted;
  return encoding === 'hex' ? toHex(bytes) : toBase64(bytes);
}

/** The way back. Throws `error.ivDiffers`, `error.tag` where key or text are wrong and the mode knows it, `error.padding` where it may. */
export function decryptRaw(
  text: string,
  options: RawKey & { readonly form: 'base64' | 'hex'; readonly shown: ByteForm },
  { note }: Context,
): string {
  const { mode, shown } = options;
  const key = readKey(options, note);
  const given = readIv(options, note);
  const all = readBytes(text, options.form, note);
  const size = given === undefined ? IVS[mode] : options.ivPlace === 'front' ? given.length : 0;
  const least = size + (hasTag(mode) ? TAG : 0);
  if (all.length < least) throw new ToolError('error.tooShort', { count: all.length, min: least });
  if (given !== undefined && size > 0) checkIv(given, all.subarray(0, size));
  const data = all.subarray(size);
  if (isPadded(mode)) checkBlocks(data.length);
  const cipher = cipherOf({ ...options, padding: 'none' }, key, given ?? all.slice(0, size), note);
  return showBytes(finish(cipher, data, options), shown, 'error.notTextRaw');
}

function finish(cipher: Cipher, data: Uint8Array, { mode, padding }: RawKey): Uint8Array {
  if (hasTag(mode)) {
    try {
      return cipher.decrypt(data);
    } catch {
      // All sizes are right: only the tag can be wrong.
      throw new ToolError('error.tag', {}, { option: 'key' });
    }
  }
  const plain = cipher.decrypt(data);
  if (!isPadded(mode) || padding === 'none') return plain;
  const text = removePadding(plain, BLOCK);
  if (text === undefined) throw new ToolError('error.padding', {}, { option: 'key' });
  return text;
}

interface Cipher {
  readonly encrypt: (data: Uint8Array) => Uint8Array;
  readonly decrypt: (data: Uint8Array) => Uint8Array;
}

function cipherOf({ mode, padding, aad }: RawKey, key: Uint8Array, iv: Uint8Array, note: RunContext['note']): Cipher {
  const more = readAad({ mode, aad }, note);
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
    case 'ofb':
      return { encrypt: (data) => ofb(key, iv, data), decrypt: (data) => ofb(key, iv, data) };
  }
}
