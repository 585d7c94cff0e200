import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { decodeBase64, DecodingError } from '#lib/bytes';
import { placeAt } from '#lib/place';
import { agrees, extensionOf, HEAD, sniff } from '#lib/file-signatures';

/**
 * The file in Base64 or base64url, alone or in a data URI (RFC 2397). Its type is what the content shows, otherwise what the
 * URI declares. Throws `error.name`, `error.extension`, `error.dataUri`, `error.character`, `error.padding`,
 * `error.length`.
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

function readPayload(text: string, start: number, note: RunContext['note']): Uint8Array<ArrayBuffer> {
  try {
    const { bytes, trailingBits } = decodeBase64(start === 0 ? text : text.slice(start));
    if (trailingBits !== undefined) note('note.trailingBits', {}, { at: placeAt(text, start + trailingBits) });
    return bytes;
  } catch (error) {
    if (!(error instanceof DecodingError)) throw error;
    const offset = start + error.offset;
    throw new ToolError(
      `error.${error.reason}`,
      { character: nameCharacter(text, offset) },
      { at: placeAt(text, offset) },
    );
  }
}

function nameCharacter(text: string, offset: number): string {
  const codePoint = text.codePointAt(offset) ?? 0;
  const character = String.fromCodePoint(codePoint);
  if (/[\p{L}\p{N}\p{P}\p{S}]/u.test(character)) return character;
  return `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`;
}
