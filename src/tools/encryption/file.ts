import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { readBytes } from '#formats/bytes/read.ts';
import { bytesOf, pass } from './blobs.ts';
import { isStream, noteWeak, triesOf, type Shared } from './passphrase.ts';
import {
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
import { decryptingRaw, encryptingRaw } from './raw-stream.ts';
import { CONTAINER_BASE64, isContainer, isSalted, MAGIC, readPassphrase, SALTED_BASE64 } from './reading.ts';
import {
  BLOCKS,
  decrypting,
  decryptWith,
  deriveKey,
  encrypting,
  HEADER,
  SALT,
  type Derivation,
  type Key,
} from './salted.ts';

type Context = Pick<RunContext, 'sources' | 'note' | 'progress' | 'signal'>;

interface Raw extends RawKey {
  readonly by: 'passphrase' | 'key';
}

/** A file as `openssl enc` writes it: "Salted__", the salt, and what is encrypted. Throws `error.passphraseMissing`. */
export async function encryptFile(
  file: Blob,
  options: Shared & Raw & { readonly derivation: Derivation },
  context: Context,
): Promise<Blob> {
  if (options.by === 'key') return encryptByKey(file, options, context);
  const { algorithm, iterations } = options;
  const passphrase = readPassphrase(options.passphrase, context.note);
  const salt = Uint8Array.from(context.sources.random(SALT));
  const derivation = isStream(algorithm) ? 'md5' : options.derivation;
  noteWeak(algorithm, derivation, context.note);
  const key = await deriveKey(passphrase, salt, algorithm, { derivation, iterations });
  return new Blob([MAGIC, salt, ...(await pass(file, encrypting(algorithm, key), wrongPassphrase, context))]);
}

/**
 * Decrypts the output of `openssl enc`, also in Base64 (`-a`). Throws `error.…`: what is no such file, a wrong
 * passphrase where the padding gives it away, and `error.severalDerivations` where that does not tell how the key was
 * made.
 */
export async function decryptFile(
  file: Blob,
  options: Shared & Raw & { readonly derivation: Derivation | 'auto' },
  context: Context,
): Promise<Blob> {
  if (options.by === 'key') return decryptByKey(file, options, context);
  const { algorithm } = options;
  const passphrase = readPassphrase(options.passphrase, context.note);
  const salted = await openSalted(file, context.note);
  const salt = (await bytesOf(salted, MAGIC.length, HEADER)).slice();
  const data = salted.slice(HEADER);
  const block = BLOCKS[algorithm];
  if (block !== undefined && (data.size === 0 || data.size % block !== 0)) {
    throw new ToolError('error.blocks', { count: data.size, block });
  }
  const fitting: Key[] = [];
  for (const settings of triesOf(options)) {
    const key = await deriveKey(passphrase, salt, algorithm, settings);
    if (block === undefined || (await fits(data, key, options, block))) fitting.push(key);
  }
  const [key, another] = fitting;
  if (key === undefined) throw wrongPassphrase();
  if (another !== undefined) throw new ToolError('error.severalDerivations', {}, { option: 'derivation' });
  return new Blob(await pass(data, decrypting(algorithm, key), wrongPassphrase, context));
}

/** A file as texts are encrypted with a raw key. Throws `error.…` of key, IV and, without padding, of the size. */
async function encryptByKey(file: Blob, options: RawKey, context: Context): Promise<Blob> {
  const { mode } = options;
  const key = readKey(options, context.note);
  const given = readFileIv(options, context.note);
  const iv = given ?? Uint8Array.from(context.sources.random(IVS[mode]));
  if (isPadded(mode) && options.padding === 'none') checkBlocks(file.size);
  if (mode === 'ecb') context.note('note.ecb', {}, { option: 'mode' });
  const aad = readAad(options, context.note) ?? NONE;
  const stream = encryptingRaw({ ...options, key, iv, aad });
  const isFront = given === undefined || options.ivPlace === 'front';
  return new Blob([...(isFront ? [iv] : []), ...(await pass(file, stream, wrongKey(mode), context))]);
}

/** The way back. Throws `error.tag` and `error.padding` where these tell that the key is wrong. */
async function decryptByKey(file: Blob, options: RawKey, context: Context): Promise<Blob> {
  const { mode } = options;
  const key = readKey(options, context.note);
  const given = readFileIv(options, context.note);
  const isFront = given === undefined || options.ivPlace === 'front';
  const [start, tagSize] = [isFront ? IVS[mode] : 0, hasTag(mode) ? TAG : 0];
  if (file.size < start + tagSize) {
    throw new ToolError('error.tooShort', { count: file.size, min: start + tagSize });
  }
  const end = file.size - tagSize;
  if (isPadded(mode)) checkBlocks(end - start);
  const front = await bytesOf(file, 0, start);
  if (given !== undefined && start > 0) checkIv(given, front);
  const iv = given ?? front;
  const aad = readAad(options, context.note) ?? NONE;
  const stream = decryptingRaw({ ...options, key, iv, aad }, await bytesOf(file, end, file.size));
  return new Blob(await pass(file.slice(start, end), stream, wrongKey(mode), context));
}

const NONE = new Uint8Array(0);

const wrongKey = (mode: RawKey['mode']) => () =>
  new ToolError(hasTag(mode) ? 'error.tag' : 'error.padding', {}, { option: 'key' });

/** Of GCM only the usual size: others have counters that need all at once. */
function readFileIv(options: RawKey, note: RunContext['note']): Uint8Array<ArrayBuffer> | undefined {
  const iv = readIv(options, note);
  if (iv !== undefined && iv.length !== IVS[options.mode]) {
    throw new ToolError('error.ivSize', { count: iv.length, size: IVS[options.mode] }, { option: 'iv' });
  }
  return iv && Uint8Array.from(iv);
}

const wrongPassphrase = () => new ToolError('error.wrongPassphrase', {}, { option: 'passphrase' });

/** Whether the padding of the last block is right with this key; the block before it is its IV. */
async function fits(data: Blob, { key, iv }: Key, { algorithm }: Shared, block: number): Promise<boolean> {
  const last = await bytesOf(data, data.size - block, data.size);
  const before = data.size === block ? iv : await bytesOf(data, data.size - 2 * block, data.size - block);
  return decryptWith(algorithm, { key, iv: before }, last) !== undefined;
}

/** The file, which begins with "Salted__", or what it is in Base64. */
async function openSalted(file: Blob, note: RunContext['note']): Promise<Blob> {
  const head = new TextDecoder().decode(await bytesOf(file, 0, HEADER));
  const salted = head.startsWith(SALTED_BASE64) ? new Blob([readBytes(await file.text(), 'base64', note)]) : file;
  const start = await bytesOf(salted, 0, HEADER);
  if (start.length < HEADER || !isSalted(start)) {
    const isOurs = isContainer(start) || head.startsWith(CONTAINER_BASE64);
    throw new ToolError(isOurs ? 'error.isContainer' : 'error.fileNotSalted');
  }
  return salted;
}
