// @ts-check
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './child.mjs';

/** Codes of the site's languages, English first. */
export const languages = [
  'en',
  ...readdirSync(join(root, 'src/engine/locales'))
    .map((name) => name.replace('.json', ''))
    .filter((language) => language !== 'en'),
];
