import { ToolError } from '#engine/error';
import { placeAt } from '#lib/place';

/** Reads a part of the input that begins at `start`; places in errors are those of the whole input. */
export function readFrom<T>(part: string, input: string, start: number, read: (text: string) => T): T {
  try {
    return read(part);
  } catch (error) {
    if (start === 0 || !(error instanceof ToolError) || error.where.at === undefined) throw error;
    const { offset, endOffset } = error.where.at;
    const at = { ...placeAt(input, offset + start), endOffset: endOffset + start };
    throw new ToolError(error.code, error.params, { ...error.where, at });
  }
}
