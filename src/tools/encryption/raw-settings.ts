import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { readBytes, type ByteForm } from '#formats/bytes/read.ts';
import { toHex } from '#lib/bytes';

export type Mode = 'gcm' | 'chacha20' | 'cbc' | 'ctr' | 'cfb' | 'ofb' | 'ecb';

/** The settings that both directions with a raw key share. */
export interface RawKey {
  readonly key: string;
  readonly keyForm: ByteForm;
  readonly mode: Mode;
  /** In hex; empty: random, and before what is encrypted. */
  readonly iv: string;
  /** Whether a given one is apart or before what is encrypted, too. */
  readonly ivPlace: 'apart' | 'front';
  readonly padding: 'pkcs7' | 'none';
  readonly aad: string;
}

/** Bytes of the IV; of GCM others are possible. */
export const IVS: Readonly<Record<Mode, number>> = {
  gcm: 12,
  chacha20: 12,
  cbc: 16,
  ctr: 16,
  cfb: 16,
  ofb: 16,
  ecb: 0,
};
export const BLOCK = 16;
/** Bytes of the tag that authenticates; it is at the end. */
export const TAG = 16;

/** Whether it knows what was changed. */
export const hasTag = (mode: Mode) => mode === 'gcm' || mode === 'chacha20';
/** Whether it takes whole blocks only. */
export const isPadded = (mode: Mode) => mode === 'cbc' || mode === 'ecb';

/** The key. Throws `error.keyMissing` and `error.keySize`. */
export function readKey(
  { key, keyForm, mode }: Pick<RawKey, 'key' | 'keyForm' | 'mode'>,
  note: RunContext['note'],
): Uint8Array {
  if (key === '') throw new ToolError('error.keyMissing', {}, { option: 'key' });
  const bytes = readBytes(key, keyForm, note, { option: 'key' });
  const sizes = mode === 'chacha20' ? [32] : [16, 24, 32];
  if (!sizes.includes(bytes.length)) {
    throw new ToolError('error.keySize', { count: bytes.length, sizes: sizes.join(', ') }, { option: 'key' });
  }
  return bytes;
}

/** The IV that is given; undefined where it is random or in front of the data. */
export function readIv({ iv, mode }: Pick<RawKey, 'iv' | 'mode'>, note: RunContext['note']): Uint8Array | undefined {
  if (mode === 'ecb') return new Uint8Array(0);
  if (iv.trim() === '') return undefined;
  const bytes = readBytes(iv, 'hex', note, { option: 'iv' });
  // GCM takes others, too, but not those that are too short for noble.
  const isRight = mode === 'gcm' ? bytes.length >= 8 : bytes.length === IVS[mode];
  if (!isRight) throw new ToolError('error.ivSize', { count: bytes.length, size: IVS[mode] }, { option: 'iv' });
  return bytes;
}

/** Throws `error.ivDiffers` where the IV at the beginning is not the given one. */
export function checkIv(given: Uint8Array, front: Uint8Array): void {
  if (given.length === front.length && given.every((byte, at) => byte === front[at])) return;
  throw new ToolError('error.ivDiffers', { found: toHex(front) }, { option: 'iv' });
}

/** Throws `error.blocks` of what is not whole blocks. */
export function checkBlocks(size: number): void {
  if (size % BLOCK !== 0) throw new ToolError('error.blocks', { count: size, block: BLOCK });
}

/** The data that is authenticated beside the encrypted; undefined where there is none. */
export function readAad({ aad, mode }: Pick<RawKey, 'aad' | 'mode'>, note: RunContext['note']): Uint8Array | undefined {
  return hasTag(mode) && aad !== '' ? readBytes(aad, 'text', note, { option: 'aad' }) : undefined;
}
