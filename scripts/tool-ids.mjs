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
