// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/*
 * The marks of files in the list of the service worker (sw.js): it keeps nothing whose content has another one. Whoever
 * changes a built file writes them anew; deploy/entry.sh does the same without Node.
 *
 * sw.js is a line with the lists, a line with the version, and the worker.
 */

/** What the worker computes of each file that it fetches. @param {string | Buffer} content */
export const markOf = (content) => createHash('sha256').update(content).digest('hex').slice(0, 8);

/** The text of sw.js, with the version that follows from all the rest. @param {string} lists @param {string} worker */
export const versioned = (lists, worker) => `${lists}\nconst VERSION = "${markOf(`${lists}\n${worker}`)}";\n${worker}`;

/** A file in the lists. */
const MARKED = /"([^"]*)":"[0-9a-f]{8}"/g;

/**
 * Writes the marks of a site's files into its sw.js. A worker without lists stays as it is.
 * @param {string} site
 */
export function renewMarks(site) {
  const path = join(site, 'sw.js');
  const before = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const [lists = '', , ...worker] = before.split('\n');
  if (!lists.startsWith('const FILES = ')) return;
  const [marked = '', unmarked] = lists.split(', REDIRECTS = ');
  const renewed = marked.replace(MARKED, (_, name) => `"${name}":"${markOf(readFileSync(join(site, name)))}"`);
  const after = versioned(`${renewed}, REDIRECTS = ${unmarked}`, worker.join('\n'));
  if (after === before) return;
  writeFileSync(path, after);
  for (const suffix of ['.br', '.gz']) rmSync(path + suffix, { force: true });
}
