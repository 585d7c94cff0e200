import { ToolError } from '#engine/error';
import { textToBytes, type Charset } from '#lib/charset/charset';
import { codePointAt, showCharacter } from '#lib/show-character';
import { whereIn, type Part } from './part.ts';

/** The bytes of a text in a character encoding. Throws `error.loneSurrogate` and `error.notLatin1` with their place. */
export function encodeText(text: string, charset: Charset, part: Part = {}): Uint8Array<ArrayBuffer> {
  const { from = 0, to = text.length } = part;
  return textToBytes(text.slice(from, to), charset, (reason, offset) => {
    const where = whereIn(text, part, offset);
    throw reason === 'loneSurrogate'
      ? new ToolError('error.loneSurrogate', { code: codePointAt(text, from + offset) }, where)
      : new ToolError('error.notLatin1', { character: showCharacter(text, from + offset) }, where);
  });
}
