import type { Token } from './token.ts';

/**
 * Gives comments of several lines their indentation back, which the library takes away: their lines move as far as the line
 * in which they begin. Both texts have the same tokens.
 */
export function restoreComments(
  text: string,
  tokens: readonly Token[],
  formatted: string,
  written: readonly Token[],
): string {
  const pieces: string[] = [];
  let done = 0;
  for (const [index, { kind, raw, offset }] of written.entries()) {
    const original = tokens[index];
    if (kind !== 'comment' || !raw.includes('\n') || original === undefined) continue;
    const was = indentAt(text, original.offset);
    const now = indentAt(formatted, offset);
    const [first, ...rest] = original.raw.split(/\r\n|\r|\n/);
    const moved = rest.map((line) => (line.startsWith(was) && line !== '' ? now + line.slice(was.length) : line));
    pieces.push(formatted.slice(done, offset), [first, ...moved].join('\n'));
    done = offset + raw.length;
  }
  return pieces.join('') + formatted.slice(done);
}

/** The white space that the line of an offset begins with. */
function indentAt(text: string, offset: number): string {
  const indent = /[ \t]*/y;
  indent.lastIndex = Math.max(text.lastIndexOf('\n', offset), text.lastIndexOf('\r', offset)) + 1;
  return indent.exec(text)?.[0] ?? '';
}
