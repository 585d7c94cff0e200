import { ToolError } from '#engine/error';

/** Say here what it makes of the text, and by which standard. */
export function convert(_text: string, _options: { readonly upperCase: boolean }): string {
  throw new ToolError('error.todo');
}
