import { ToolError } from '#engine/error';
import { placeAt } from '#lib/place';

/** Reads a text without the spaces around it; places in errors are those of the text as typed. */
export function readTrimmed<T>(input: string, read: (text: string) => T): T {
  const lead = input.length - input.trimStart().length;
  try {
    return read(input.trim());
  } catch (error) {
    if (lead === 0 || !(error instanceof ToolError) || error.where.at === undefined) throw error;
    const { offset, endOffset } = error.where.at;
    const at = { ...placeAt(input, offset + lead), endOffset: endOffset + lead };
    throw new ToolError(error.code, error.params, { ...error.where, at });
  }
}
