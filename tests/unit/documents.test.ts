import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readArguments } from '../../src/cli/arguments.ts';
import { USAGE } from '../../src/cli/listing.ts';
import { lookUp } from '../../src/cli/lookup.ts';
import { readValues } from '../../src/engine/options.ts';

/* What the documents tell people to type exists. */

const root = join(import.meta.dirname, '../..');
const documents = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'docs/architecture.md'].map((name) => ({
  name,
  text: readFileSync(join(root, name), 'utf8'),
}));
const all = documents.map(({ text }) => text).join('\n') + USAGE;
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object };

const unique = (pattern: RegExp) => [...new Set([...all.matchAll(pattern)].map(([, found = '']) => found))];

test.each(unique(/npm run ([\w:]+)/g))('npm run %s', (script) => expect(scripts).toHaveProperty([script]));

test.each(unique(/node (scripts\/[\w-]+\.mjs)/g))('%s', (path) => expect(existsSync(join(root, path))).toBe(true));

test.each(unique(/handy ([a-z0-9-]+\/\w+[^\n<>]*?)(?: {2,}.*)?\n/g))('handy %s', async (line) => {
  const { steps } = readArguments(line.split(' '));
  for (const { tool, operation, options } of steps) {
    const { options: specs } = await lookUp(tool, operation);
    const given = options.map(({ name, value }) => [name, value] as const);
    expect(() => readValues(specs, Object.fromEntries(given))).not.toThrow();
  }
});

test.each(unique(/run\('([a-z0-9-]+\/\w+)'/g))("run('%s')", async (name) => {
  const [tool = '', operation = ''] = name.split('/');
  await expect(lookUp(tool, operation)).resolves.toBeDefined();
});

describe.each(documents)('$name', ({ text }) => {
  test('links to files that exist', () => {
    const links = [...text.matchAll(/(?<!!)\[[^\]]*\]\(([^)#]+)\)/g)].map(([, target = '']) => target);
    for (const link of links.filter((target) => !target.includes(':'))) {
      expect(existsSync(join(root, link)), link).toBe(true);
    }
  });
});
