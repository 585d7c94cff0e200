import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { loneSurrogate } from '#lib/charset/utf8';
import { decodeBase64, DecodingError, fromHex } from '#lib/bytes';
import { placeAt } from '#lib/place';

export type InputForm = 'text' | 'hex' | 'base64';

/** A message within the whole input: a line of it, or all. */
interface Part {
  readonly text: string;
  readonly start: number;
}

/** The messages to hash, as bytes. Throws `error.hex…` and `error.base64…`; notes what was replaced or dropped. */
export function readMessages(
  input: string,
  { form, eachLine }: { readonly form: InputForm; readonly eachLine: boolean },
  note: RunContext['note'],
): Uint8Array[] {
  if (form === 'text') noteLoneSurrogate(input, note);
  const parts = eachLine ? splitLines(input) : [{ text: input, start: 0 }];
  return parts.map((part) => {
    if (form === 'text') return new TextEncoder().encode(part.text);
    try {
      if (form === 'hex') return fromHex(part.text);
      const { bytes, trailingBits } = decodeBase64(part.text);
      if (trailingBits !== undefined) note('note.trailingBits', {}, { at: placeAt(input, part.start + trailingBits) });
      return bytes;
    } catch (error) {
      if (error instanceof DecodingError) throw explain(error, form, input, part.start);
      throw error;
    }
  });
}

/** Lines by CRLF, LF or CR. A break at the very end closes the last line, it does not begin another. */
function splitLines(input: string): Part[] {
  const parts: Part[] = [];
  let start = 0;
  for (const { index, 0: end } of input.matchAll(/\r\n|\n|\r/g)) {
    parts.push({ text: input.slice(start, index), start });
    start = index + end.length;
  }
  if (start < input.length || parts.length === 0) parts.push({ text: input.slice(start), start });
  return parts;
}

function noteLoneSurrogate(input: string, note: RunContext['note']): void {
  const offset = loneSurrogate(input);
  if (offset >= 0) note('note.loneSurrogate', {}, { at: placeAt(input, offset) });
}

const codes = {
  hex: { character: 'error.hexDigit', length: 'error.hexOdd', padding: 'error.hexDigit' },
  base64: { character: 'error.base64Digit', length: 'error.base64Length', padding: 'error.base64Padding' },
} as const;

function explain({ reason, offset }: DecodingError, form: 'hex' | 'base64', input: string, start: number): ToolError {
  const at = start + offset;
  const character = String.fromCodePoint(input.codePointAt(at) ?? 0);
  return new ToolError(codes[form][reason], reason === 'character' ? { character } : {}, { at: placeAt(input, at) });
}
