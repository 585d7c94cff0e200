import { ToolError } from '#engine/error';

/** Say what the text becomes, and by which standard. Throws `ToolError`. */
export function convert(_text: string, _options: { readonly upperCase: boolean }): string {
  throw new ToolError('error.todo');
}
