import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { serve } from '../../scripts/hosting/server.mjs';
import { renewMarks } from '../../scripts/hosting/marks.mjs';
import { setBase } from '../../scripts/hosting/set-base.mjs';
import { expect, hydrated, test as base } from './fixture.ts';

/* A copy of the built site for one test, which may change its files while it is served: for releases, faults, settings. */

export const built = join(import.meta.dirname, '../../dist/site');

export class OwnSite {
  constructor(
    readonly folder: string,
    readonly url: string,
  ) {}

  read(name: string): string {
    return readFileSync(join(this.folder, name), 'utf8');
  }

  write(name: string, text: string): void {
    writeFileSync(join(this.folder, name), text);
  }

  /** Changes a file, which must change. */
  edit(name: string, change: (text: string) => string): void {
    const before = this.read(name);
    const after = change(before);
    if (after === before) throw new Error(`${name} stayed as it was.`);
    this.write(name, after);
  }

  remove(name: string): void {
    rmSync(join(this.folder, name));
  }

  assets(): string[] {
    return readdirSync(join(this.folder, 'assets'), { recursive: true }).map((name) => `assets/${String(name)}`);
  }

  /** The script that the pages begin with. */
  entry(): string {
    return this.assets().find((name) => /entry-client-.*\.js$/.test(name)) ?? '';
  }

  /** Writes the worker anew after files have changed, as the build would. */
  publish(): void {
    renewMarks(this.folder);
  }

  /** Publishes a new version: another home page, as it is served and as it is kept, and the worker that goes with it. */
  release(version: string): void {
    for (const page of ['index.html', 'kept/home.html']) this.mark(page, version);
    this.publish();
  }

  /** Makes a page tell from which version it is. */
  mark(page: string, version: string): void {
    this.edit(page, (text) => text.replace(/<body[^>]*>/, `<body data-release="${version}">`));
  }
}

export const test = base.extend<{ source: string; base: string; site: OwnSite }>({
  /** The built site that is copied. */
  source: [built, { option: true }],
  /** Where it is served, with a slash at both ends. */
  base: ['/', { option: true }],
  site: async ({ source, base: path }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'handy-own-'));
    cpSync(source, folder, { recursive: true });
    setBase(folder, path);
    const server = await serve({ root: folder, base: path, port: 0, host: 'localhost', compress: false });
    await use(new OwnSite(folder, server.url));
    await server.close();
    rmSync(folder, { recursive: true });
  },
  baseURL: ({ site }, use) => use(site.url),
});

/** A version is at work when all its files are kept: 800, which takes a busy machine a while. */
export const INSTALLED = { timeout: 60_000 };

/** Names of the caches, and the paths that each holds. Looking at one that is just being deleted makes it anew, empty. */
export const cachedPaths = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const paths = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)),
    );
    return Object.fromEntries(names.map((name, index) => [name, paths[index] ?? []]));
  });

/** Asks for a new version, as the browser does from time to time. */
export const lookForUpdate = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update().catch(() => undefined);
  });

/** Waits until no new version is being fetched, whether or not it could be. */
export const installationEnded = (page: Page): Promise<void> =>
  expect
    .poll(
      () => page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.installing)),
      INSTALLED,
    )
    .toBe(false);

export async function visit(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(url);
  await hydrated(page);
  return page;
}

export { expect, hydrated, keptOffline, open } from './fixture.ts';
