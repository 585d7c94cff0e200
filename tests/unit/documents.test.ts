import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readArguments } from '../../src/cli/arguments.ts';
import { USAGE } from '../../src/cli/listing.ts';
import { idOf, lookUp } from '../../src/cli/lookup.ts';
import { readValues } from '../../src/engine/options.ts';
import { matchRoute } from '../../src/shell/routes/routes.ts';
import { needs } from '../needs.ts';

/* What the documents tell people to type exists. */

const root = join(import.meta.dirname, '../..');
const NAMES = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'docs/architecture.md',
  'docs/language.md',
  'docs/tools.md',
  'docs/specification.md',
];
const documents = NAMES.map((name) => ({ name, text: readFileSync(join(root, name), 'utf8') }));
const all = documents.map(({ text }) => text).join('\n') + USAGE;
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object };

const unique = (pattern: RegExp) => [...new Set([...all.matchAll(pattern)].map(([, found = '']) => found))];

test.each(unique(/npm run ([\w:]+)/g))('npm run %s', (script) => expect(scripts).toHaveProperty([script]));

test.each(unique(/node (scripts\/[\w/-]+\.mjs)/g))('%s', (path) => expect(existsSync(join(root, path))).toBe(true));

test.each(unique(/handy ([a-z0-9-]+\/\w+[^\n<>`]*?)(?: {2,}.*)?[\n`]/g))('handy %s', async (line) => {
  const { steps } = readArguments(line.split(' '));
  for (const { tool, operation, options } of steps) {
    const { options: specs } = await lookUp(idOf(tool), operation);
    const given = options.map(({ name, value }) => [name, value] as const);
    expect(() => readValues(specs, Object.fromEntries(given))).not.toThrow();
  }
});

test.each(unique(/run\('([a-z0-9-]+\/\w+)'/g))("run('%s')", async (name) => {
  const [tool = '', operation = ''] = name.split('/');
  await expect(lookUp(idOf(tool), operation)).resolves.toBeDefined();
});

describe.each(documents)('$name', ({ name, text }) => {
  test('links to files that exist', () => {
    const links = [...text.matchAll(/(?<!!)\[[^\]]*\]\(([^)#]+)\)/g)].map(([, target = '']) => target);
    for (const link of links.filter((target) => !target.includes(':'))) {
      expect(existsSync(join(root, name, '..', link)), link).toBe(true);
    }
  });
});

describe('docs/specification.md', () => {
  const text = documents.at(-1)?.text ?? '';
  /** The cells of each line of its tables, without the heads. */
  const lines = text
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (?:---|Line|Row)/.test(line))
    .map((line) => line.slice(2, -2).split(' | '));
  const tests = ['tests', 'src', 'scripts'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:spec|test)\.ts$/.test(name))
      .map((name) => join(root, folder, name)),
  );

  test('has whole lines, each with a number of its own', () => {
    expect(lines.length).toBeGreaterThan(100);
    expect(lines.filter((cells) => cells.length !== 4 || cells.includes(''))).toEqual([]);
    const numbers = lines.map(([number]) => number);
    expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
  });

  test('every path in it exists', () => {
    const paths = new Set(
      lines.flatMap(([, , code = '']) => [...code.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path)),
    );
    expect(paths.size).toBeGreaterThan(50);
    const missing = [...paths].filter((path) => ![join(root, path), join(root, 'src', path)].some(existsSync));
    expect(missing).toEqual([]);
    expect(lines.filter(([, , code = '']) => !/^(?:`[^`]+` ?)+$/.test(code))).toEqual([]);
  });

  test('every line has a test, and every title that is named exists', () => {
    const missing = lines.flatMap(([number, , , cell = '']) => {
      const named = [...cell.matchAll(/`([\w./-]+\.(?:spec|test))`((?: “[^”]+”)+)/g)];
      if (named.map(([whole]) => whole).join(' ') !== cell) return [`${number}: ${cell} is not read`];
      return named.flatMap(([, file = '', titles = '']) =>
        [...titles.matchAll(/“([^”]+)”/g)]
          .filter(([, title = '']) => !isTitle(file, title))
          .map(([, title]) => `${number}: ${file} has no “${title}”`),
      );
    });
    expect(missing).toEqual([]);
  });

  const toolRoutes = (document: string, pattern: RegExp) => {
    const [section = ''] = /^### Tool.*?^## /ms.exec(document) ?? [];
    return [...new Set([...section.matchAll(pattern)].map(([path]) => path))].toSorted();
  };
  const routes = toolRoutes(text, /(?<=`)\/[a-z0-9-]+(?=`)/g);

  test('every address of a tool leads to it', () => {
    expect(routes.length).toBeGreaterThan(70);
    const lost = routes.filter((path) => !['tool', 'redirect'].includes(matchRoute(path).is));
    expect(lost).toEqual([]);
  });

  const agreed = join(root, '../shared/spec.md');
  test('has every address of the specification', needs(existsSync(agreed), 'the specification is not there'), () => {
    expect(routes).toEqual(toolRoutes(readFileSync(agreed, 'utf8'), /(?<=[\s(])\/[a-z0-9-]+/g));
  });

  /** Whether a test of that file is called so; a title that ends with … is the beginning of one. */
  function isTitle(file: string, title: string): boolean {
    const paths = tests.filter((path) => path.endsWith(`/${file}.ts`));
    return paths.some((path) =>
      titlesIn(readFileSync(path, 'utf8')).some((found) =>
        title.length > 8 && title.endsWith('…') ? found.startsWith(title.slice(0, -1)) : found === title,
      ),
    );
  }

  /** Titles of tests and groups, with … for what is put in: what stands before a function. */
  function titlesIn(code: string): string[] {
    const literals = code.matchAll(
      /\(\s*(['"`])((?:\\.|(?!\1).)*)\1,\s*(?:\{[^{}]*\},\s*)?(?:async\s*)?(?:\(|\w+ =>)/gs,
    );
    return [...literals].map(([, , title = '']) =>
      title.replaceAll(/\$\{[^}]*\}|%[sij]|\$\w+/g, '…').replaceAll(/\\(.)/g, '$1'),
    );
  }
});
