import { ToolError, type Params, type Where } from './error.ts';
import { beginningOf, LARGE_TEXT, textBlob, type LargeText } from './large-text.ts';
import { limitOf } from './operation.ts';
import type { Outcome, Run } from './run.ts';

/* The messages between a page or the command line and its workers. */

/** A message to a worker. */
export type Request =
  | Pick<Run, 'name' | 'input' | 'options'>
  /** Fetch the operation, so that the first run finds it there. */
  | { readonly prepare: Run['name'] };

/** A message from a worker. */
export type Answer =
  /** The operation's limit counts from here, where everything is loaded or the part begins that it is for; or no longer. */
  | { readonly is: 'begun' | 'ended' }
  | { readonly is: 'progress'; readonly done: number; readonly total: number }
  | { readonly is: 'done'; readonly outcome: Outcome }
  | { readonly is: 'failed'; readonly code: string; readonly params: Params; readonly where: Where }
  | { readonly is: 'broken'; readonly message: string };

/** Calls `fail` when the operation has run for longer than it may. */
export function startLimit(
  { operation, options }: Pick<Run, 'operation' | 'options'>,
  fail: (error: ToolError) => void,
): ReturnType<typeof setTimeout> | undefined {
  const limit = limitOf(operation, options);
  if (limit === undefined) return undefined;
  return setTimeout(() => fail(new ToolError('engine.timeout', { seconds: limit / 1000 })), limit);
}

/** A text as the worker sends it back: itself, or its beginning and a Blob when it is large. */
export function portable(output: unknown): unknown {
  if (typeof output !== 'string' || output.length <= LARGE_TEXT) return output;
  return { head: beginningOf(output), blob: textBlob(output) } satisfies LargeText;
}
