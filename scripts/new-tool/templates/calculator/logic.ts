import { ToolError } from '#engine/error';

/** The answer in plain digits, as `#lib/rational` writes it. */
export interface Answer {
  readonly result: string;
}

/** Say what is calculated from two numbers in plain digits, and by which formula. Throws `ToolError`. */
export function calculate(_options: { readonly first: string; readonly second: string }): Answer {
  throw new ToolError('error.todo');
}
