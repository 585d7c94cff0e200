import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, hydrated, test as base } from './own-site.ts';

/* A build for the environment `development`, which has the pages of the components. */

const root = join(import.meta.dirname, '../..');
const out = join(root, 'dist/development');
const test = base.extend<object, { build: undefined }>({
  build: [
    async ({}, use) => {
      const env = { ...process.env, HANDY_ENVIRONMENT: 'development' };
      const build = ['scripts/build/build.mjs', '--site-only', '--out', out];
      await promisify(execFile)(process.execPath, build, { cwd: root, env });
      await use(undefined);
    },
    { scope: 'worker', auto: true, timeout: 180_000 },
  ],
});

test.use({ source: join(out, 'site') });

test('a page of a component can be opened directly', async ({ page, watch }) => {
  // No page of its own is written for it, as nobody visits it but us.
  watch.allow.push(/^console: Failed to load resource.*404/);
  await page.goto('./c-lib/button');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 2, name: 'button', exact: true })).toBeVisible();
});
