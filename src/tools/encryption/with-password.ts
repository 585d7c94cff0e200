import { gcm } from '@noble/ciphers/aes.js';
import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { readBytes, type ByteForm } from '#formats/bytes/read.ts';
import { toBase64 } from '#lib/bytes';
import { bytesOf, pass } from './blobs.ts';
import {
  CONTAINER_HEADER,
  CONTAINER_MIN,
  CONTAINER_NONCE,
  CONTAINER_SALT,
  deriveContainerKey,
  readHeader,
  writeHeader,
} from './container.ts';
import { checkCosts, type Costs } from './costs.ts';
import { TAG } from './raw-settings.ts';
import { decryptingRaw, encryptingRaw } from './raw-stream.ts';
import {
  concat,
  CONTAINER_BASE64,
  isContainer,
  isSalted,
  readPassphrase,
  refuseJwe,
  SALTED_BASE64,
  showBytes,
} from './reading.ts';

/* Texts and files encrypted with a password, in the container of container.ts. */

type Context = Pick<RunContext, 'sources' | 'note' | 'progress'>;
type FileContext = Context & Pick<RunContext, 'signal'>;

interface CostOptions {
  readonly passphrase: string;
  readonly kdf: Costs['kdf'];
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
  readonly iterations: number;
}

/** A text as a container in Base64. Throws `error.passphraseMissing` and `error.costs`. */
export async function encryptText(text: string, options: CostOptions, context: Context): Promise<string> {
  const { key, header, nonce } = await begin(options, context);
  const data = readBytes(text, 'text', context.note);
  return toBase64(concat(header, gcm(key, nonce, header).encrypt(data)));
}

/**
 * The text of a container in Base64. Throws `error.…`: what is no container, one that is not whole or asks for too much, and
 * `error.wrongPassword` of a wrong password as of any change.
 */
export async function decryptText(
  text: string,
  options: { readonly passphrase: string; readonly shown: ByteForm },
  { note, progress }: Context,
): Promise<string> {
  const password = readPassphrase(options.passphrase, note);
  refuseJwe(text);
  const bytes = readBytes(text, 'base64', note);
  refuseOthers(bytes, 'error.notContainer');
  const { costs, salt, nonce } = readHeader(bytes);
  const key = await deriveContainerKey(password, { costs, salt }, (share) => progress(share, 1));
  const cipher = gcm(key, nonce, bytes.slice(0, CONTAINER_HEADER));
  return showBytes(decryptAll(cipher, bytes.subarray(CONTAINER_HEADER)), options.shown, 'error.binary');
}

/** A file as a container. Throws `error.passphraseMissing` and `error.costs`. */
export async function encryptBlob(file: Blob, options: CostOptions, context: FileContext): Promise<Blob> {
  const { key, header, nonce } = await begin(options, context);
  const stream = encryptingRaw({ mode: 'gcm', padding: 'none', key, iv: nonce, aad: header });
  return new Blob([header, ...(await pass(file, stream, wrongPassword, context))]);
}

/** The file of a container, in bytes or in Base64. Throws as `decryptText` does; nothing comes of it before the tag is right. */
export async function decryptBlob(
  file: Blob,
  options: { readonly passphrase: string },
  context: FileContext,
): Promise<Blob> {
  const { note, progress } = context;
  const password = readPassphrase(options.passphrase, note);
  const start = new TextDecoder().decode(await bytesOf(file, 0, CONTAINER_MIN)).trimStart();
  if (start.startsWith(SALTED_BASE64)) throw new ToolError('error.isSalted');
  const isText = start.startsWith(CONTAINER_BASE64);
  const whole = isText ? new Blob([readBytes(await file.text(), 'base64', note)]) : file;
  const head = await bytesOf(whole, 0, CONTAINER_MIN);
  refuseOthers(head, 'error.fileNotContainer');
  const { costs, salt, nonce } = readHeader(head);
  const key = await deriveContainerKey(password, { costs, salt }, (share) => progress(share, 1));
  const end = whole.size - TAG;
  const aad = head.slice(0, CONTAINER_HEADER);
  const tag = await bytesOf(whole, end, whole.size);
  const stream = decryptingRaw({ mode: 'gcm', padding: 'none', key, iv: nonce, aad }, tag);
  return new Blob(await pass(whole.slice(CONTAINER_HEADER, end), stream, wrongPassword, context));
}

/** The key of a new container and its header, with random salt and nonce. */
async function begin(options: CostOptions, { sources, note, progress }: Context) {
  const { kdf, memory, passes, parallelism, iterations } = options;
  const password = readPassphrase(options.passphrase, note);
  const costs: Costs = kdf === 'pbkdf2' ? { kdf, iterations } : { kdf, memory, passes, parallelism };
  checkCosts(costs, kdf === 'pbkdf2' ? 'iterations' : 'memory');
  const [salt, nonce] = [sources.random(CONTAINER_SALT), sources.random(CONTAINER_NONCE)];
  const key = await deriveContainerKey(password, { costs, salt }, (share) => progress(share, 1));
  return { key, nonce, header: writeHeader(costs, salt, nonce) };
}

/** Throws `code` of what is no container, and `error.isSalted` where it is one of OpenSSL. */
function refuseOthers(bytes: Uint8Array, code: 'error.notContainer' | 'error.fileNotContainer'): void {
  if (isContainer(bytes)) return;
  throw new ToolError(isSalted(bytes) ? 'error.isSalted' : code);
}

const wrongPassword = () => new ToolError('error.wrongPassword', {}, { option: 'passphrase' });

function decryptAll(cipher: { readonly decrypt: (data: Uint8Array) => Uint8Array }, data: Uint8Array): Uint8Array {
  try {
    return cipher.decrypt(data);
  } catch {
    // All sizes are right: only the tag can be wrong.
    throw wrongPassword();
  }
}
