import { ToolError, type Params } from '#engine/error';
import { placeAt } from '#lib/place';

/** From one index of a source to before another. */
export type Span = readonly [start: number, end: number];

/** A piece of what was typed that is to be read, and its failures with their places in all that was typed. */
export interface Source {
  readonly text: string;
  readonly fail: (code: string, params?: Params, span?: Span) => ToolError;
  /** A piece of this one; all of it is at the start, or the replacement is read instead. */
  readonly piece: (span: Span, replacement?: string) => Source;
}

/** The text to read: without white space and one pair of quotation marks around it. */
export function sourceOf(typed: string): Source {
  const inner = trimmed(typed, [0, typed.length]);
  const isQuoted = /^(["'])(.*)\1$/.test(typed.slice(...inner));
  return pieceOf(typed, isQuoted ? trimmed(typed, [inner[0] + 1, inner[1] - 1]) : inner);
}

/** A span without the white space at its ends. */
export function trimmed(text: string, [start, end]: Span): Span {
  const inner = text.slice(start, end).trimStart();
  return [end - inner.length, end - inner.length + inner.trimEnd().length];
}

function pieceOf(typed: string, [start, end]: Span, replacement = typed.slice(start, end)): Source {
  return {
    text: replacement,
    fail: (code, params = {}, [from, to] = [0, replacement.length]) => {
      // A replacement is longer than what is there.
      const place = placeAt(typed, Math.min(start + from, end));
      return new ToolError(code, params, { at: { ...place, endOffset: Math.min(start + to, end) } });
    },
    piece: ([from, to], other) => pieceOf(typed, [start + from, start + to], other),
  };
}
