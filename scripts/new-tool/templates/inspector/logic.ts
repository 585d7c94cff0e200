import { ToolError } from '#engine/error';

export interface Inspection {
  readonly length: number;
}

/** Say which facts are read from the text, and by which standard. Throws `ToolError`. */
export function inspect(_text: string): Inspection {
  throw new ToolError('error.todo');
}
