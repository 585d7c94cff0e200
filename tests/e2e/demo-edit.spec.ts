import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import { writeTool } from '../../scripts/new-tool/new-tool.mjs';
import { expect, test as base } from './fixture.ts';

/*
 * What `npm run dev` does while somebody writes a tool: in a copy of the project with one tool more, because other tests
 * read the folders of all tools at the same time.
 */

const root = join(import.meta.dirname, '../..');
const PARTS = ['src', 'scripts', 'public', 'third-party', 'index.html', 'package.json', 'package-lock.json'];
const ID = 'edited-tool';

interface Copy {
  readonly url: string;
  /** Replaces a piece of a file of the tool. */
  readonly edit: (file: string, from: string, to: string) => void;
}

const test = base.extend<object, { copy: Copy }>({
  copy: [
    async ({}, use) => {
      const project = mkdtempSync(join(tmpdir(), 'handy-dev-'));
      for (const part of [...PARTS, 'tsconfig.json', 'vite.config.ts'])
        cpSync(join(root, part), join(project, part), { recursive: true });
      symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'), 'junction');
      const tools = join(project, 'src/tools');
      await writeTool(
        {
          id: ID,
          template: 'converter',
          category: 'text',
          command: 'typed',
          weight: '1',
          reads: '',
          writes: '',
          icon: 'tool',
          created: '',
        },
        tools,
      );
      const edit: Copy['edit'] = (file, from, to) => {
        const path = join(tools, ID, file);
        const source = readFileSync(path, 'utf8');
        if (!source.includes(from)) throw new Error(`${file} has no “${from}”.`);
        writeFileSync(path, source.replace(from, to));
      };
      const server = await createServer({
        root: project,
        configFile: join(project, 'vite.config.ts'),
        cacheDir: join(project, '.vite'),
        logLevel: 'error',
        server: { host: 'localhost', port: 0, fs: { strict: false } },
      });
      await server.listen();
      try {
        await use({ url: server.resolvedUrls?.local[0] ?? '', edit });
      } finally {
        await server.close();
        rmSync(project, { recursive: true });
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ copy }, use) => use(copy.url),
});

// They edit the same files.
test.describe.configure({ mode: 'serial' });

test('an edit of a page keeps what was typed', async ({ page, copy }) => {
  await page.goto(ID);
  const typed = page.getByRole('textbox', { name: 'Text' });
  await typed.fill('kept');
  copy.edit('page.tsx', "t('result')", "'Result after the edit'");
  await expect(page.getByText('Result after the edit')).toBeVisible();
  await expect(typed).toHaveValue('kept');
});

test('the boot script runs before the page', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('vueuse-color-scheme', 'dark'));
  await page.goto(ID);
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  await expect(page.locator('html')).toHaveAttribute('data-menu', 'open');
});

const BUG = 'a bug in the logic';

test('an error in the logic is shown with its stack', async ({ page, copy, watch }) => {
  watch.allow.push(new RegExp(BUG));
  copy.edit('logic.ts', "throw new ToolError('error.todo')", `throw new TypeError('${BUG}', { cause: ToolError })`);
  await page.goto(ID);
  await page.getByRole('textbox', { name: 'Text' }).fill('x');
  const shown = page.locator('vite-error-overlay');
  await expect(shown).toContainText(`TypeError: ${BUG}`);
  await expect(shown).toContainText('/logic.ts');
});

test('an error that nobody catches is shown, a cancelled run is not', async ({ page, watch }) => {
  watch.allow.push(new RegExp(BUG), /AbortError|cancelled/);
  await page.goto(ID);
  await expect(page.getByRole('textbox', { name: 'Text' })).toBeVisible();
  await page.evaluate(() => void Promise.reject(new DOMException('cancelled', 'AbortError')));
  await page.evaluate((message) => void Promise.reject(new Error(message)), BUG);
  await expect(page.locator('vite-error-overlay')).toContainText(`Error: ${BUG}`);
});
