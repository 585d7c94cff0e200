import { gcm } from '@noble/ciphers/aes.js';
import { concatBytes } from '@noble/ciphers/utils.js';
import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { readBytes, type ByteForm } from '#formats/bytes/read.ts';
import { toBase64 } from '#lib/bytes';
import { isContainer, isSalted, readPassword, refuseJwe, showBytes } from './bytes.ts';
import { deriveContainerKey, HEADER, NONCE, readHeader, SALT, writeHeader, type Header } from './container.ts';
import { checkCosts, type Costs } from './costs.ts';

interface EncryptOptions {
  readonly password: string;
  readonly kdf: Costs['kdf'];
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
  readonly iterations: number;
}

/** A text as a container in Base64. Throws `error.passwordMissing` and `error.costs`. */
export async function encrypt(
  text: string,
  options: EncryptOptions,
  { sources, note }: Pick<RunContext, 'sources' | 'note'>,
): Promise<string> {
  const { kdf, memory, passes, parallelism, iterations } = options;
  const data = readBytes(text, 'text', note);
  const password = readPassword(options.password, note);
  const costs: Costs = kdf === 'pbkdf2' ? { kdf, iterations } : { kdf, memory, passes, parallelism };
  checkCosts(costs, kdf === 'pbkdf2' ? 'iterations' : 'memory');
  const salt = sources.random(SALT);
  const nonce = sources.random(NONCE);
  const header = writeHeader({ costs, salt, nonce });
  const key = await deriveContainerKey(password, { costs, salt });
  return toBase64(concatBytes(header, gcm(key, nonce, header).encrypt(data)));
}

/**
 * The text of a container in Base64. Throws for what is no container, is not whole or asks for too much work, and
 * `error.wrongPassword` for a wrong password as for any change.
 */
export async function decrypt(
  text: string,
  options: { readonly password: string; readonly shown: ByteForm },
  note: RunContext['note'],
): Promise<string> {
  const { bytes, header } = readContainer(text, note);
  const password = readPassword(options.password, note);
  const key = await deriveContainerKey(password, header);
  const cipher = gcm(key, header.nonce, bytes.subarray(0, HEADER));
  let data: Uint8Array;
  try {
    data = cipher.decrypt(bytes.subarray(HEADER));
  } catch {
    // The sizes are right, so only the tag can be wrong.
    throw new ToolError('error.wrongPassword', {}, { option: 'password' });
  }
  return showBytes(data, options.shown, 'error.binary');
}

/** How the key of a container is derived, which needs no password. Throws as `decrypt` does. */
export const inspect = (text: string, note: RunContext['note']): Costs => readContainer(text, note).header.costs;

function readContainer(text: string, note: RunContext['note']): { bytes: Uint8Array; header: Header } {
  refuseJwe(text);
  const bytes = readBytes(text, 'base64', note);
  if (!isContainer(bytes)) throw new ToolError(isSalted(bytes) ? 'error.isSalted' : 'error.notContainer');
  return { bytes, header: readHeader(bytes) };
}
