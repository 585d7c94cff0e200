import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { readBase64, readDataUriBody } from '#formats/bytes/read.ts';
import { readDataUriHead } from '#lib/data-uri';
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
  const head = readDataUriHead(text);
  if (head?.isBase64 === false) throw new ToolError('error.dataUri', {}, { at: placeAt(text, head.start) });
  const declared = head?.type;
  const { bytes, trailingBits, oddSpace } =
    head === undefined ? readBase64(text) : readDataUriBody(text, { from: head.body });
  if (trailingBits !== undefined) note('note.trailingBits', {}, { at: placeAt(text, trailingBits) });
  if (oddSpace !== undefined) note('note.oddSpace', {}, { at: placeAt(text, oddSpace) });
  const found = sniff(bytes.subarray(0, HEAD));
  const isRight = found === undefined || declared === undefined || agrees(declared, found.type);
  if (!isRight) note('note.declared', { declared, found: found.type });
  const type = (isRight ? declared : undefined) ?? found?.type ?? 'application/octet-stream';
  const ending = extension || (extensionOf(type) ?? found?.extension ?? 'bin');
  return new File([bytes], `${name}.${ending}`, { type });
}
