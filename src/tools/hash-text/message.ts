import type { RunContext } from '#engine/operation';
import { readBytes, type ByteForm } from '#formats/bytes/read.ts';

/** The messages to hash, as bytes: the whole input or each of its lines. Throws and notes what `readBytes` does. */
export function readMessages(
  input: string,
  { form, eachLine }: { readonly form: ByteForm; readonly eachLine: boolean },
  note: RunContext['note'],
): Uint8Array[] {
  let isNoted = false;
  // One note on surrogates is enough, however many lines have one.
  const noteOnce: RunContext['note'] = (code, ...rest) => {
    if (code !== 'warning.replacedSurrogate' || !isNoted) note(code, ...rest);
    isNoted ||= code === 'warning.replacedSurrogate';
  };
  const parts = eachLine ? splitLines(input) : [{}];
  return parts.map((part) => readBytes(input, form, noteOnce, part));
}

/** Lines by CRLF, LF or CR. A break at the very end closes the last line, it does not begin another. */
function splitLines(input: string): { readonly from: number; readonly to: number }[] {
  const lines: { from: number; to: number }[] = [];
  let from = 0;
  for (const { index, 0: end } of input.matchAll(/\r\n|\n|\r/g)) {
    lines.push({ from, to: index });
    from = index + end.length;
  }
  if (from < input.length || lines.length === 0) lines.push({ from, to: input.length });
  return lines;
}
