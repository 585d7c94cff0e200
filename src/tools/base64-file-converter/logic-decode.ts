import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { readBase64OrDataUri } from '#formats/bytes/data-uri.ts';
import { noteIgnored } from '#formats/bytes/read.ts';
import { agrees, extensionOf, HEAD, sniff } from '#lib/file-signatures';

/**
 * The file in Base64 or base64url, alone or in a data URI (RFC 2397). Its type is what the content shows, else what the
 * URI declares. Throws `error.name`, `error.extension` and as `readBase64OrDataUri`.
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
  const read = readBase64OrDataUri(text);
  noteIgnored(read, text, note);
  const { bytes, type: declared } = read;
  const found = sniff(bytes.subarray(0, HEAD));
  const isRight = found === undefined || declared === undefined || agrees(declared, found.type);
  if (!isRight) note('warning.declared', { declared, found: found.type });
  const type = (isRight ? declared : undefined) ?? found?.type ?? 'application/octet-stream';
  const ending = extension || (extensionOf(type) ?? found?.extension ?? 'bin');
  return new File([bytes], `${name}.${ending}`, { type });
}
