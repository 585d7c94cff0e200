// @ts-check
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Where the tools' folders are. */
export const toolsFolder = join(import.meta.dirname, '../src/tools');

/** Ids of all tools: the folders, in alphabetical order. */
export const toolIds = () =>
  readdirSync(toolsFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();

/** Says which of these are no tools, for a program that is given ids; undefined if all are. @param {readonly string[]} ids */
export function nameUnknown(ids) {
  const unknown = ids.filter((id) => !toolIds().includes(id));
  return unknown.length === 0 ? undefined : `No folder of src/tools: ${unknown.join(', ')}.`;
}
