import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeEachTemplate } from './new-tools.ts';

const root = join(import.meta.dirname, '../..');

/** A copy of the project with new tools alone. */
let project: string;

beforeAll(async () => {
  project = mkdtempSync(join(tmpdir(), 'handy-new-tool-'));
  const tools = join(project, 'src/tools');
  mkdirSync(tools, { recursive: true });
  for (const part of ['src/engine', 'src/kit', 'src/lib', 'src/formats', 'src/texts']) {
    cpSync(join(root, part), join(project, part), { recursive: true, filter: (path) => !path.includes('.test.') });
  }
  for (const file of ['package.json', 'tsconfig.json', 'tsconfig.logic.json', 'vite-env.d.ts']) {
    cpSync(join(root, file), join(project, file));
  }
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'), 'junction');
  await writeEachTemplate(tools);
});
afterAll(() => rmSync(project, { recursive: true }));

test.each(['tsconfig.json', 'tsconfig.logic.json'])('a tool of each template compiles with %s', (config) => {
  const { stdout } = spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', config], { cwd: project });
  expect(stdout.toString()).toBe('');
});
