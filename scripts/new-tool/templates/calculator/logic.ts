import { ToolError } from '#engine/error';

/** The answer in plain digits, as `#lib/rational` writes it. */
export interface Answer {
  readonly result: string;
}

/** What is calculated of two numbers in plain digits, and by which formula. */
export function calculate(_options: { readonly first: string; readonly second: string }): Answer {
  throw new ToolError('error.todo');
}
