import { beginningOf, HEAD_BYTES, LARGE_TEXT } from '#engine/large-text';
import { decodeUtf8 } from '#engine/utf8';
import type { TextValue } from '../hooks/use-operation.ts';

/** The text of a file as the page holds it. Throws `engine.notUtf8` for one that is no text. */
export async function readFile(file: File): Promise<TextValue> {
  if (file.size <= LARGE_TEXT) return decodeUtf8(new Uint8Array(await file.arrayBuffer()));
  const bytes = await file.slice(0, HEAD_BYTES).arrayBuffer();
  // A character that the slice tears apart is omitted.
  return { head: beginningOf(new TextDecoder().decode(bytes, { stream: true })), blob: file };
}
