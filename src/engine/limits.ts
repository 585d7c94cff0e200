import { ToolError } from './error.ts';

/* Every JavaScript engine has limits of its own, and says by an error of its own that one is reached. */

/** More characters than one text can have: in V8 2^29 - 24, elsewhere some more. */
const TOO_LONG =
  /^(?:Invalid (?:string|array|typed array) length|Cannot create a string longer than|Array buffer allocation failed|(?:Map|Set) maximum size exceeded|allocation size overflow|Out of memory|out of memory)/;
/** Calls within calls, arguments of one call, or a regular expression of many thousand characters. */
const TOO_DEEP =
  /^(?:Maximum call stack size exceeded|too much recursion|regular expression too large)|^Invalid regular expression: [^]*(?:Stack overflow|[Rr]egular expression too large)$/;

/**
 * An error by which the JavaScript engine says that a limit of its own is reached, as a `ToolError`: `engine.tooLong` or
 * `engine.tooDeep`. Any other error as it is.
 */
export function codeLimit(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof ToolError) return error;
  if (TOO_LONG.test(error.message)) return new ToolError('engine.tooLong');
  if (TOO_DEEP.test(error.message)) return new ToolError('engine.tooDeep');
  // A thread of Node that has used up its memory.
  if ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') return new ToolError('engine.tooLong');
  return error;
}
