import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeTool } from '../../scripts/new-tool/new-tool.mjs';
import { templates, wish, writeEachTemplate } from './new-tools.ts';

let tools: string;

beforeAll(() => {
  tools = mkdtempSync(join(tmpdir(), 'handy-new-tool-'));
  writeEachTemplate(tools);
});
afterAll(() => rmSync(tools, { recursive: true }));

const read = (path: string) => readFileSync(join(tools, path), 'utf8');

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
  const facts = `category: 'measurement', command: 'newconverter', weight: 2, createdAt: '2026-02-28'`;
  expect(read('new-converter/tool.ts')).toContain(`tool({ ${facts} })`);
  expect(read('new-converter/operations.ts')).toContain("  output: 'text',\n  reads: 'json',\n  writes: 'yaml',\n");
  expect(read('new-generator/operations.ts')).toContain("  output: 'text',\n  writes: 'yaml',\n");
  expect(read('new-inspector/operations.ts')).not.toMatch(/reads|writes/);
  expect(read('new-converter/page.tsx')).toContain('export default function NewConverter() {');
  expect(read('new-converter/locales/en.json')).toContain('"title": "New converter"');
  expect(read('new-converter/icon.svg')).toContain('icon-tabler-temperature');
});

test.each([
  [{ id: 'New-Tool' }, '“New-Tool” is no name such as temperature-converter.'],
  [{ id: '../evil' }, '“../evil” is no name'],
  [{ id: 'new-converter' }, 'There is a tool new-converter already.'],
  [{ template: 'page' }, '“page” is no template. There are converter, generator, inspector, reference.'],
  [{ category: 'fun' }, '“fun” is no category. There are crypto, converter,'],
  [{ command: 'Second' }, '“Second” is no short name: take small letters and digits.'],
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
