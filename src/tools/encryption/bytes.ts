import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { readBytes, type ByteForm } from '#formats/bytes/read.ts';
import { toBase64, toHex } from '#lib/bytes';

/** Bytes in the form that was asked for. Throws `code` where they are to be text and are not valid UTF-8. */
export function showBytes(bytes: Uint8Array, form: ByteForm, code: string): string {
  if (form === 'hex') return toHex(bytes);
  if (form === 'base64') return toBase64(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new ToolError(code, {}, { option: 'shown' });
  }
}

/** The bytes of a password in UTF-8, never trimmed or normalised. Throws `error.passwordMissing`. */
export function readPassword(password: string, note: RunContext['note']): Uint8Array<ArrayBuffer> {
  if (password === '') throw new ToolError('error.passwordMissing', {}, { option: 'password' });
  return readBytes(password, 'text', note, { option: 'password' });
}

/** Throws `error.jwe` for an encrypted JSON Web Token (RFC 7516, section 7.1). */
export function refuseJwe(text: string): void {
  if (/^\s*eyJ[\w-]*\.[\w-]*\.[\w-]+\.[\w-]+\.[\w-]+\s*$/.test(text)) throw new ToolError('error.jwe');
}

const beginsWith = (magic: Uint8Array) => (bytes: Uint8Array) => magic.every((byte, at) => byte === bytes[at]);

/** How the format of `openssl enc` begins. */
export const SALTED_MAGIC = new TextEncoder().encode('Salted__');
export const isSalted = beginsWith(SALTED_MAGIC);

/** How our own format (container.ts) begins. */
export const CONTAINER_MAGIC = new TextEncoder().encode('HTENC');
export const isContainer = beginsWith(CONTAINER_MAGIC);
