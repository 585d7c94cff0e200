import type { RunContext } from '#engine/operation';
import { readBytes, type ByteForm } from '#formats/bytes/read.ts';

/** The messages to hash, as bytes. Throws `error.hex…` and `error.base64…`; notes what was replaced or ignored. */
export function readMessages(
  input: string,
  { form, eachLine }: { readonly form: ByteForm; readonly eachLine: boolean },
  note: RunContext['note'],
): Uint8Array[] {
  if (!eachLine) return [readBytes(input, form, note)];
  return linesOf(input).map((line) => readBytes(input, form, note, line));
}

/** Lines by CRLF, LF or CR. A break at the very end closes the last line, it does not begin another. */
function linesOf(input: string): { from: number; to: number }[] {
  const lines = [];
  let from = 0;
  for (const { index, 0: end } of input.matchAll(/\r\n|\n|\r/g)) {
    lines.push({ from, to: index });
    from = index + end.length;
  }
  if (from < input.length || lines.length === 0) lines.push({ from, to: input.length });
  return lines;
}
