import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeTool } from '../../scripts/new-tool/new-tool.mjs';
import { templates, wish, writeEachTemplate } from './new-tools.ts';

let tools: string;

beforeAll(async () => {
  tools = mkdtempSync(join(tmpdir(), 'handy-new-tool-'));
  await writeEachTemplate(tools);
});
afterAll(() => rmSync(tools, { recursive: true }));

const read = (path: string) => readFileSync(join(tools, path), 'utf8');

test('there is a template for each shape of a page', () => {
  expect(templates).toEqual(['calculator', 'converter', 'directions', 'generator', 'inspector', 'linked', 'reference']);
});

describe.each(templates)('%s', (template) => {
  test('has the files that tools.md names', () => {
    const files = readdirSync(join(tools, `new-${template}`));
    expect(files).toEqual(
      expect.arrayContaining([
        'examples.ts',
        'icon.svg',
        'locales',
        'locales.json',
        'logic.test.ts',
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

test('name, category, short name, weight, formats and icon are filled in', () => {
  const facts = `category: 'measurement', command: 'newconverter', weight: 2`;
  expect(read('new-converter/tool.ts')).toContain(`tool({ ${facts} })`);
  expect(read('new-converter/operations.ts')).toContain("  output: 'text',\n  reads: 'json',\n  writes: 'yaml',\n");
  expect(read('new-directions/operations.ts').match(/(?:reads|writes): '.*'/g)).toEqual([
    "reads: 'json'",
    "writes: 'yaml'",
    "reads: 'yaml'",
    "writes: 'json'",
  ]);
  expect(read('new-generator/operations.ts')).toContain("  output: 'text',\n  writes: 'yaml',\n");
  expect(read('new-inspector/operations.ts')).not.toMatch(/reads|writes/);
  expect(read('new-converter/page.tsx')).toContain('export default function NewConverter() {');
  expect(read('new-converter/locales/en.json')).toContain('"title": "New converter"');
  expect(read('new-converter/icon.svg')).toContain('icon-tabler-temperature');
});

test('a tool is new from the day that was asked for', async () => {
  await writeTool({ ...wish, id: 'dated-tool', command: 'dated', created: '2026-01-31' }, tools);
  expect(read('dated-tool/tool.ts')).toContain("weight: 2, createdAt: '2026-01-31' });");
});

test.each([
  [{ id: 'New-Tool' }, '“New-Tool” is no name such as my-tool.'],
  [{ id: '../evil' }, '“../evil” is no name'],
  [{ id: 'new-converter' }, 'There is a tool new-converter already.'],
  [{ template: 'page' }, '“page” is no template. There are calculator, converter, directions,'],
  [{ category: 'fun' }, '“fun” is no category. There are crypto, converter,'],
  [{ command: 'Second' }, '“Second” is no short name: take small letters and digits.'],
  [{ command: 'newconverter' }, 'The short name “newconverter” belongs to new-converter.'],
  [{ weight: '4' }, '“4” is no weight. There are 1, 2, 3.'],
  [{ reads: 'jason' }, '“jason” is no format. There are base64, binary,'],
  [{ writes: 'yml' }, '“yml” is no format.'],
  [{ template: 'generator', reads: 'json' }, 'A tool from the template generator takes no text.'],
  [{ template: 'inspector', writes: 'json' }, 'A tool from the template inspector gives no text.'],
  [{ icon: 'temperatur' }, 'There is no icon “temperatur”. There are temperature'],
  [{ created: '2026-13-31' }, '“2026-13-31” is no day such as 2026-01-31.'],
  [{ icon: '../x' }, 'There is no icon “../x”. Look at https://tabler.io/icons.'],
])('%j is refused and nothing written', async (part, message) => {
  const before = readdirSync(tools);
  await expect(writeTool({ ...wish, ...part }, tools)).rejects.toThrow(message);
  expect(readdirSync(tools)).toEqual(before);
  expect(existsSync(join(tools, wish.id))).toBe(false);
});
