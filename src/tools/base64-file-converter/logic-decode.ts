import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { readBase64 } from '#formats/bytes/read.ts';
import { placeAt } from '#lib/place';
import { agrees, extensionOf, HEAD, sniff } from './signatures.ts';

/**
 * The file in Base64 or base64url, alone or in a data URI (RFC 2397). Its type is what the content shows, else what the
 * URI declares. Throws `error.name`, `error.extension`, `error.dataUri` and what `readBase64` throws.
 */
export function decode(
  text: string,
  { name, extension }: { readonly name: string; readonly extension: string },
  note: RunContext['note'],
): File {
  if (name.trim() === '' || /[\\/:*?"<>|\p{Cc}]/u.test(name) || /^\.+$/.test(name)) {
    throw new ToolError('error.name', {}, { option: 'name' });
  }
  if (!/^[\p{L}\p{N}_-]{0,20}$/u.test(extension)) throw new ToolError('error.extension', {}, { option: 'extension' });
  const { start, declared } = readHead(text);
  const bytes = readPayload(text, start, note);
  const found = sniff(bytes.subarray(0, HEAD));
  const isRight = found === undefined || declared === undefined || agrees(declared, found.type);
  if (!isRight) note('note.declared', { declared, found: found.type });
  const type = (isRight ? declared : undefined) ?? found?.type ?? 'application/octet-stream';
  const ending = extension || (extensionOf(type) ?? found?.extension ?? 'bin');
  return new File([bytes], `${name}.${ending}`, { type });
}

/** Where the payload begins and the media type before it. */
function readHead(text: string): { start: number; declared: string | undefined } {
  const match = /^\s*data:([^,]*)(,?)/i.exec(text);
  if (match === null) return { start: 0, declared: undefined };
  const [head, description = '', comma] = match;
  if (comma === '' || !/;\s*base64\s*$/i.test(description)) {
    throw new ToolError('error.dataUri', {}, { at: placeAt(text, head.search(/\S/)) });
  }
  const [type = ''] = description.split(';');
  // RFC 2397: without a type it is a text.
  return { start: head.length, declared: type.trim().toLowerCase() || 'text/plain' };
}

function readPayload(text: string, from: number, note: RunContext['note']): Uint8Array<ArrayBuffer> {
  const { bytes, trailingBits } = readBase64(text, { from });
  if (trailingBits !== undefined) note('note.trailingBits', {}, { at: placeAt(text, trailingBits) });
  return bytes;
}
