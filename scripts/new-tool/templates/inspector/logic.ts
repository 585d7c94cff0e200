import { ToolError } from '#engine/error';

export interface Inspection {
  readonly length: number;
}

/** Say here what can be read from the text, and by which standard. */
export function inspect(_text: string): Inspection {
  throw new ToolError('error.todo');
}
