import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languages } from '../../src/engine/messages.ts';

const source = join(import.meta.dirname, '../../src');

test('boot.js, which can import nothing, knows all languages', () => {
  const boot = readFileSync(join(source, 'shell/start/boot.js'), 'utf8');
  const [, list = ''] = /known = \[([^\]]*)\]/.exec(boot) ?? [];
  expect([...list.matchAll(/'(\w+)'/g)].map(([, code]) => code)).toEqual(languages);
});

test('the texts of the engine, from which new tools take the names of their files, are in all languages', () => {
  const files = readdirSync(join(source, 'engine/locales'));
  expect(files.toSorted()).toEqual(languages.map((code) => `${code}.json`).toSorted());
});
