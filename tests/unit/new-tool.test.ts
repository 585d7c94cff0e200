import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeTool } from '../../scripts/new-tool/new-tool.mjs';

const root = join(import.meta.dirname, '../..');
const templates = readdirSync(join(root, 'scripts/new-tool/templates'));
const wish = {
  id: 'a-2nd-tool',
  template: 'converter',
  category: 'measurement',
  command: 'second',
  weight: '2',
  reads: '',
  writes: '',
  icon: 'temperature',
};

/** A copy of the project with new tools alone. */
let project: string;
let tools: string;

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'handy-new-tool-'));
  tools = join(project, 'src/tools');
  mkdirSync(tools, { recursive: true });
  for (const part of ['src/engine', 'src/kit', 'src/lib', 'src/formats']) {
    cpSync(join(root, part), join(project, part), { recursive: true, filter: (path) => !path.includes('.test.') });
  }
  for (const file of ['package.json', 'tsconfig.json', 'tsconfig.logic.json', 'vite-env.d.ts']) {
    cpSync(join(root, file), join(project, file));
  }
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'), 'junction');
  for (const template of templates) {
    const reads = template === 'converter' ? 'json' : '';
    const writes = template === 'inspector' || template === 'reference' ? '' : 'yaml';
    writeTool({ ...wish, id: `new-${template}`, template, command: `new${template}`, reads, writes }, tools);
  }
});
afterAll(() => rmSync(project, { recursive: true }));

const read = (path: string) => readFileSync(join(tools, path), 'utf8');

test.each(['tsconfig.json', 'tsconfig.logic.json'])(
  'a tool of each template compiles with %s',
  (config) => {
    const { stdout } = spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', config], { cwd: project });
    expect(stdout.toString()).toBe('');
  },
  60_000,
);

test('there is a template for each shape of a page', () => {
  expect(templates).toEqual(['converter', 'generator', 'inspector', 'reference']);
});

describe.each(templates)('%s', (template) => {
  test('has the files that tools.md names', () => {
    const files = readdirSync(join(tools, `new-${template}`));
    expect(files).toEqual(
      expect.arrayContaining([
        'examples.ts',
        'icon.svg',
        'locales',
        'logic.ts',
        'operations.ts',
        'page.tsx',
        'tool.ts',
      ]),
    );
    const locales = readdirSync(join(tools, `new-${template}/locales`));
    expect(locales).toEqual(['en.json', 'es.json', 'fr.json', 'pt.json', 'ru.json', 'zh.json']);
  });
});

test('name, day, category, short name, weight, formats and icon are filled in', () => {
  const today = new Date().toISOString().slice(0, 10);
  const facts = `category: 'measurement', command: 'newconverter', weight: 2, createdAt: '${today}'`;
  expect(read('new-converter/tool.ts')).toContain(`tool({ ${facts} })`);
  expect(read('new-converter/operations.ts')).toContain("  output: 'text',\n  reads: 'json',\n  writes: 'yaml',\n");
  expect(read('new-generator/operations.ts')).toContain("  output: 'text',\n  writes: 'yaml',\n");
  expect(read('new-inspector/operations.ts')).not.toMatch(/reads|writes/);
  expect(read('new-converter/page.tsx')).toContain('export default function NewConverter() {');
  expect(read('new-converter/locales/en.json')).toContain('"title": "New converter"');
  expect(read('new-converter/icon.svg')).toContain('icon-tabler-temperature');
});

test.each([
  [{ id: 'New-Tool' }, '“New-Tool” is not a valid id: write it like length-converter.'],
  [{ id: '../evil' }, '“../evil” is not a valid id'],
  [{ id: 'new-converter' }, 'There is a tool new-converter already.'],
  [{ template: 'page' }, '“page” is no template. There are converter, generator, inspector, reference.'],
  [{ category: 'fun' }, '“fun” is no category. There are crypto, converter,'],
  [{ command: 'Second' }, '“Second” is not a valid short name: use lowercase letters and digits.'],
  [{ command: 'newconverter' }, 'The short name “newconverter” belongs to new-converter.'],
  [{ weight: '4' }, '“4” is no weight. There are 1, 2, 3.'],
  [{ reads: 'jason' }, '“jason” is no format. There are base64, binary,'],
  [{ writes: 'yml' }, '“yml” is no format.'],
  [{ template: 'generator', reads: 'json' }, 'A tool from the template generator takes no text.'],
  [{ template: 'inspector', writes: 'json' }, 'A tool from the template inspector gives no text.'],
  [{ icon: 'temperatur' }, 'There is no icon “temperatur”. There are temperature'],
  [{ icon: '../x' }, 'There is no icon “../x”. Look at https://tabler.io/icons.'],
])('%j is refused and nothing written', (part, message) => {
  const before = readdirSync(tools);
  expect(() => writeTool({ ...wish, ...part }, tools)).toThrow(message);
  expect(readdirSync(tools)).toEqual(before);
  expect(existsSync(join(tools, wish.id))).toBe(false);
});
