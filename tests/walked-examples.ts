import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { toolsFolder } from '../scripts/build/vite/files.ts';
import type { AnyExample } from '../src/engine/example.ts';

/* The examples of a tool as browser tests look for them on its page. */

/** What a file of a tool exports; nothing where the tool has none, as a page of its own. */
export async function readModule(id: string, file: string): Promise<object> {
  const path = join(toolsFolder, id, file);
  return existsSync(path) ? ((await import(path)) as object) : {};
}

export async function examplesOf(id: string): Promise<readonly AnyExample[]> {
  const { default: examples = [] } = (await readModule(id, 'examples.ts')) as { default?: readonly AnyExample[] };
  return examples;
}

/** The example that the page loads for each operation. */
export async function firstExamples(id: string): Promise<AnyExample[]> {
  const first = new Map<string, AnyExample>();
  for (const example of await examplesOf(id))
    if (!('error' in example) && !first.has(example.operation)) first.set(example.operation, example);
  return [...first.values()];
}

/** Whether a result is data and not text, which a page shows by its name, size and picture. */
export const isFile = (example: AnyExample) =>
  'output' in example && typeof example.output === 'object' && example.output !== null && 'base64' in example.output;

/** Paths of the texts and numbers inside a JSON value that a page does not say: they are to be those of `reworded`. */
export function unsaidPaths(value: unknown, page: string): Set<string> {
  const said = oneSpace(page);
  return new Set(
    leaves(value)
      .filter(({ text }) => !holds(said, text))
      .map(({ path }) => path),
  );
}

/** The texts and numbers inside a value, each with its path: `runs[].local`. */
function leaves(value: unknown, path = ''): { path: string; text: string }[] {
  if (typeof value === 'string' || typeof value === 'number')
    return String(value).trim() === '' ? [] : [{ path, text: oneSpace(String(value)) }];
  if (Array.isArray(value)) return value.flatMap((item) => leaves(item, `${path}[]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => leaves(member, path === '' ? key : `${path}.${key}`));
}

const oneSpace = (text: string) => text.replaceAll(/\s+/g, ' ');

/** Whether a text stands in another as a word of its own: `1` is not in `10`. */
function holds(text: string, word: string): boolean {
  const literal = word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, 'u').test(text);
}
