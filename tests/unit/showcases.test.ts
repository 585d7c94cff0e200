import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { assert, expect, test } from 'vitest';
import { toolIds } from '../../scripts/tool-ids.mjs';
import { tools } from '../../src/engine/tools.ts';
import showcases from '../../src/showcases.json' with { type: 'json' };

/*
 * A tool is deleted by deleting its folder, unless it stands for all tools somewhere else. Where that is so says
 * src/showcases.json: no file outside of src/tools names a tool that is not listed there.
 */

type Part = keyof typeof showcases;

/** The files and folders of each part of the list. Dated texts, as in docs/, stay as they were. */
const PLACES: Readonly<Record<Part, readonly string[]>> = {
  shortcuts: [],
  readme: ['README.md', 'CONTRIBUTING.md'],
  commandLine: ['src/cli'],
  bench: ['bench'],
  tests: ['src/engine', 'src/formats', 'src/kit', 'src/lib', 'src/shell', 'tests', 'scripts'],
};

const root = join(import.meta.dirname, '../..');
const ids = toolIds();
/** Whether a source names a tool: by its id, or by its short name on a command line. */
const names = (source: string, id: string) =>
  new RegExp(`(?<![\\w-])${id}(?![\\w-])|(?:handy|help|\\+) ${tools[id]?.command}\\b`).test(source);

/** The files of a part, with what is in them. */
const filesOf = (part: Part) =>
  PLACES[part].flatMap((place) => {
    const path = join(root, place);
    if (!existsSync(path)) return [];
    const files = statSync(path).isFile() ? [place] : readdirSync(path, { recursive: true, encoding: 'utf8' });
    return files
      .map((file) => (file === place ? place : `${place}/${file}`))
      .filter((file) => file === place || (/\.(?:tsx?|mjs)$/.test(file) && !file.includes('lint-fixtures')))
      .map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') }));
  });

test.each(Object.keys(PLACES) as Part[])('%s: every tool that is named is listed, and is there', (part) => {
  const files = filesOf(part);
  const listed: readonly string[] = showcases[part];
  const unlisted = files.flatMap(({ file, source }) =>
    ids.filter((id) => !listed.includes(id) && names(source, id)).map((id) => `${id} in ${file}`),
  );
  const howToList = `list these tools under "${part}" in src/showcases.json, or do not name them`;
  assert(unlisted.length === 0, `${howToList}: ${unlisted.join('; ')}`);
  const placesOf = (id: string) => files.filter(({ source }) => names(source, id)).map(({ file }) => file);
  const gone = listed.filter((id) => !ids.includes(id)).map((id) => [id, ...placesOf(id)].join(' '));
  const advice = `"${part}" in src/showcases.json lists tools that are gone: put others into these files and into the list`;
  assert(gone.length === 0, `${advice}: ${gone.join('; ')}`);
  if (PLACES[part].length === 0) return;
  const idle = listed.filter((id) => placesOf(id).length === 0);
  expect(idle, `nothing names these tools: take them out of "${part}" in src/showcases.json`).toEqual([]);
});
