import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import encodeQr from 'qr';
import config from '../../playwright.config.ts';
import { keepTracks } from './fake-camera.ts';
import { expect, open, test } from './fixture.ts';

/* otp-generator looks for a QR code through the camera: Chromium's fake one, which shows a film of ours. */

const SECRET = 'JBSWY3DPEHPK3PXP';
const LINK = `otpauth://totp/Example:ada?secret=${SECRET}&issuer=Example`;

/** A film of one frame of 640 x 480 pixels that shows the code (YUV4MPEG2). */
function filmOf(text: string): string {
  const [width, height, module] = [640, 480, 8];
  const data = encodeQr(text, 'raw', { border: 2 });
  const size = data.length;
  const [left, top] = [(width - size * module) >> 1, (height - size * module) >> 1];
  const light = Buffer.alloc(width * height, 235);
  data.forEach((row, y) =>
    row.forEach((isDark, x) => {
      if (!isDark) return;
      for (let line = 0; line < module; line++) {
        const start = (top + y * module + line) * width + left + x * module;
        light.fill(16, start, start + module);
      }
    }),
  );
  const colours = Buffer.alloc((width * height) / 2, 128);
  const path = join(mkdtempSync(join(tmpdir(), 'film-')), 'code.y4m');
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\nFRAME\n`);
  writeFileSync(path, Buffer.concat([head, light, colours]));
  return path;
}

const { launchOptions = {} } = config.use ?? {};
test.use({
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions.args ?? []), `--use-file-for-fake-video-capture=${filmOf(LINK)}`],
  },
});

const tracksOf = (page: Page) =>
  page.evaluate(() =>
    (globalThis as unknown as { tracks: MediaStreamTrack[] }).tracks.map(({ readyState }) => readyState),
  );

async function scan(page: Page): Promise<void> {
  await open(page, '/otp-generator?tab=read');
  await page.getByRole('button', { name: 'Scan with the camera' }).click();
}

test('a code before the camera is read, and the camera stopped', async ({ page, context }) => {
  await context.grantPermissions(['camera']);
  await keepTracks(page);
  await scan(page);
  await expect(page.locator('[data-operation=read] [data-input] textarea').first()).toHaveValue(LINK);
  await page.getByRole('button', { name: 'Show or hide: Secret' }).press('Enter');
  await expect(page.getByText(SECRET, { exact: true })).toBeVisible();
  await expect(page.locator('video')).toHaveCount(0);
  expect(await tracksOf(page)).toEqual(['ended']);
});

test.describe('while it sees none', () => {
  test.beforeEach(async ({ page, context }) => {
    await context.grantPermissions(['camera']);
    await keepTracks(page);
    // A video that has no picture yet.
    await page.addInitScript(() => {
      Object.defineProperty(HTMLVideoElement.prototype, 'videoWidth', { value: 0 });
    });
    await scan(page);
    await expect(page.getByLabel('Camera picture')).toBeVisible();
    expect(await tracksOf(page)).toEqual(['live']);
  });

  test('it can be stopped', async ({ page }) => {
    await page.getByRole('button', { name: 'Stop the camera' }).click();
    await expect(page.locator('video')).toHaveCount(0);
    expect(await tracksOf(page)).toEqual(['ended']);
  });

  test('it stops with its tab', async ({ page }) => {
    await page.getByRole('tab', { name: 'One-time codes' }).click();
    await expect(page.locator('video')).toHaveCount(0);
    expect(await tracksOf(page)).toEqual(['ended']);
  });

  test('it stops with its page', async ({ page }) => {
    await page
      .getByRole('link', { name: /Handy Tools/ })
      .first()
      .click();
    await expect(page.locator('video')).toHaveCount(0);
    expect(await tracksOf(page)).toEqual(['ended']);
  });
});

for (const [name, message] of [
  ['NotAllowedError', 'The camera was not allowed.'],
  ['NotFoundError', 'No camera was found.'],
  ['NotReadableError', 'The camera cannot be used now.'],
] as const)
  test(`${name} is explained`, async ({ page }) => {
    await page.addInitScript((name) => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', name));
    }, name);
    await scan(page);
    await expect(page.getByRole('alert')).toContainText(message);
    await expect(page.locator('video')).toHaveCount(0);
  });

test.describe('on plain http', () => {
  test.use({ baseURL: async ({ baseURL }, use) => use(baseURL?.replace('localhost', 'plain.test')) });

  test('it says that the camera needs https', async ({ page, watch }) => {
    watch.allow.push(/Cross-Origin-Opener-Policy header has been ignored/);
    await scan(page);
    await expect(page.getByRole('alert')).toContainText('only over https');
  });
});
