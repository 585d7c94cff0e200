import type { Place } from '#lib/place';
import type { Params } from '#lib/text-error';

export type { Params, Place };

/** What an error or a note points at: a place in the main input or in a `content` option, or an option. */
export interface Where {
  readonly at?: Place | undefined;
  /** Name of the option (a second input is an option too) that is wrong. */
  readonly option?: string | undefined;
}

/**
 * An expected failure. `code` is a string key (`error.…` of the tool, `engine.…` of the engine), never a sentence.
 * Anything else that is thrown is a bug and reaches the error boundary.
 */
export class ToolError extends Error {
  override readonly name = 'ToolError';
  constructor(
    readonly code: string,
    readonly params: Params = {},
    readonly where: Where = {},
  ) {
    super(code);
  }
}

/** A failure at a place of the input, in the form that the readers of `#lib` take as `fail`. */
export const failAt = (code: string, params?: Params, at?: Place): ToolError => new ToolError(code, params, { at });

/**
 * A remark about a result that is right but not the whole story. `code` is a key: `note.…` says what was assumed or done,
 * `warning.…` what was lost or is wrong or unsafe.
 */
export interface Note {
  readonly code: string;
  readonly params: Params;
  readonly where: Where;
}

/** Whether a remark is a warning. (A format's codes begin with its name.) */
export const isWarning = ({ code }: Note): boolean => /^(?:\w+\.)?warning\./.test(code);
