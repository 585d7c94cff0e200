import { ToolError } from '#engine/error';

/** Say what the text becomes, and by which standard. */
export function encode(_text: string, _options: { readonly upperCase: boolean }): string {
  throw new ToolError('error.todo');
}

/** The text that `encode` was given. Throws `ToolError` with the place of what cannot be read. */
export function decode(_text: string): string {
  throw new ToolError('error.todo');
}
