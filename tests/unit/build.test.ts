// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

test('a wrong setting stops the build before it takes the last one away', () => {
  const out = mkdtempSync(join(tmpdir(), 'handy-build-'));
  const page = join(out, 'site/index.html');
  mkdirSync(join(out, 'site'));
  writeFileSync(page, 'the last build');
  const { status, stderr } = spawnSync(process.execPath, ['scripts/build/build.mjs', '--site-only', '--out', out], {
    cwd: root,
    env: { ...process.env, HANDY_ENVIRONMENT: 'staging' },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toContain('"environment" is "staging"');
  expect(existsSync(page)).toBe(true);
  rmSync(out, { recursive: true });
});
