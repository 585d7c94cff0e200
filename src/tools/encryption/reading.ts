import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { toBase64, toHex } from '#lib/bytes';
import { readBytes, type ByteForm } from '#formats/bytes/read.ts';

/** Bytes as they are shown. Throws `code` where they are to be text and are none. */
export function showBytes(bytes: Uint8Array, form: ByteForm, code: string): string {
  if (form === 'hex') return toHex(bytes);
  if (form === 'base64') return toBase64(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new ToolError(code, {}, { option: 'shown' });
  }
}

/** Bytes one after another. */
export function concat(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** The bytes of a passphrase. Throws `error.passphraseMissing`. */
export function readPassphrase(passphrase: string, note: RunContext['note']): Uint8Array {
  if (passphrase === '') throw new ToolError('error.passphraseMissing', {}, { option: 'passphrase' });
  return readBytes(passphrase, 'text', note, { option: 'passphrase' });
}

/** Throws `error.jwe` of an encrypted JSON web token, which other tools read. */
export function refuseJwe(text: string): void {
  if (/^\s*eyJ[\w-]*\.[\w-]*\.[\w-]+\.[\w-]+\.[\w-]+\s*$/.test(text)) throw new ToolError('error.jwe');
}

const ascii = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

/** How the format of `openssl enc` begins, and its Base64. */
export const MAGIC = ascii('Salted__');
export const SALTED_BASE64 = 'U2FsdGVkX1';
/** Whether these bytes begin as `openssl enc` writes them. */
export const isSalted = (bytes: Uint8Array): boolean => MAGIC.every((byte, at) => byte === bytes[at]);

/** How a container (container.ts) begins, and the Base64 of one of any version. */
export const CONTAINER_MAGIC = ascii('HTENC');
export const CONTAINER_BASE64 = 'SFRFTkM';
/** Whether these bytes begin as a container does. */
export const isContainer = (bytes: Uint8Array): boolean => CONTAINER_MAGIC.every((byte, at) => byte === bytes[at]);
