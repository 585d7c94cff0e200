import { placeAt } from '#lib/place';
import { JsonDocument } from './document.ts';
import type { JsonFail } from './error.ts';
import { textError } from '#lib/text-error';
import { Failure } from './failure.ts';
import { Reader } from './reader.ts';

export interface ReadOptions {
  /** `strict`: RFC 8259. `lenient`: JSON5 1.0.0, of which JSON with comments is a part. */
  readonly mode: 'strict' | 'lenient';
  /** Several values, each beginning on a line of its own (JSON Lines), instead of exactly one. */
  readonly several?: boolean;
  readonly fail?: JsonFail;
}

/** Reads a JSON text without losing anything of it. Throws a `TextError`, or what `fail` makes instead. */
export function readJson(text: string, { mode, several = false, fail = textError }: ReadOptions): JsonDocument {
  let result = attempt(text, false, several);
  // Strict first: most texts are, and what is strict needs no second look later.
  if (result instanceof Failure && mode === 'lenient') result = attempt(text, true, several);
  if (result instanceof Failure) {
    const { code, params, start, end } = result;
    throw fail(code, params, { ...placeAt(text, start), endOffset: end });
  }
  return result;
}

function attempt(text: string, lenient: boolean, several: boolean): JsonDocument | Failure {
  const reader = new Reader(text, lenient, several);
  try {
    reader.read();
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
  return new JsonDocument(text, !lenient, reader.tape, reader.comments);
}
