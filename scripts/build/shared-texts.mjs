// @ts-check
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../child.mjs';

/**
 * The file of texts that several tools share: those of a format, such as of the JSON reader, or those in `src/texts`.
 * @param {string} name as in `shares` @param {string} language or `same`
 */
export function sharedTexts(name, language) {
  const folders = [join(root, 'src/texts', name), join(root, 'src/formats', name, 'locales')];
  const folder = folders.find((path) => existsSync(path));
  if (folder === undefined) throw new Error(`There are no texts “${name}” in src/texts or src/formats.`);
  return join(folder, `${language}.json`);
}
