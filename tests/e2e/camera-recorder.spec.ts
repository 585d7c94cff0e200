import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { keepTracks } from './fake-camera.ts';
import { expect, open, test, unfold } from './fixture.ts';

/* camera-recorder with Chromium's fake camera and microphone. */

const tracksOf = (page: Page) =>
  page.evaluate(() =>
    (globalThis as unknown as { tracks: MediaStreamTrack[] }).tracks.map(
      ({ kind, readyState }) => `${kind} ${readyState}`,
    ),
  );
/** A browser's behavior when a device is unplugged; `stop()` fires no event. */
const unplug = (page: Page, kind: 'video' | 'audio') =>
  page.evaluate((kind) => {
    const { tracks } = globalThis as unknown as { tracks: MediaStreamTrack[] };
    for (const track of tracks.filter((other) => other.kind === kind && other.readyState === 'live')) {
      track.stop();
      track.dispatchEvent(new Event('ended'));
    }
  }, kind);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function start(page: Page): Promise<void> {
  await open(page, '/camera-recorder');
  await button(page, 'Start the camera').click();
  await expect(page.getByLabel('Preview', { exact: true })).toBeVisible();
  await expect
    .poll(() => page.getByLabel('Preview', { exact: true }).evaluate((video: HTMLVideoElement) => video.videoWidth))
    .toBeGreaterThan(0);
}

/** Records until there is something in the clip, whose size stands beside its clock. */
async function record(page: Page): Promise<void> {
  await button(page, 'Start recording').click();
  await expect(page.getByText('Recording', { exact: true })).toBeVisible();
  const clock = page.getByText(/^\d+:\d\d$/);
  await expect(clock.locator('xpath=following-sibling::span')).toHaveText(/^[1-9]/);
}

const captures = (page: Page) => page.getByRole('region', { name: 'Photos and videos' });

async function saved(page: Page, index = 0): Promise<{ name: string; bytes: Buffer }> {
  const event = page.waitForEvent('download');
  await captures(page).getByRole('button', { name: 'Download' }).nth(index).click();
  const file = await event;
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

test.describe('with a camera', () => {
  test.beforeEach(async ({ page, context }) => {
    await context.grantPermissions(['camera', 'microphone']);
    await keepTracks(page);
  });

  test('a photo is taken at the size of the camera, downloaded and deleted', async ({ page }) => {
    await start(page);
    const size = await page
      .getByLabel('Preview', { exact: true })
      .evaluate(({ videoWidth, videoHeight }: HTMLVideoElement) => [videoWidth, videoHeight]);
    await button(page, 'Take a photo').click();
    const { name, bytes } = await saved(page);
    expect(name).toMatch(/^image-\d{13}\.png$/);
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    // Width and height in the header of PNG (section 11.2.2).
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual(size);
    await captures(page)
      .getByRole('button', { name: /^Delete image-/ })
      .click();
    await expect(captures(page).getByText('Nothing yet')).toBeVisible();
  });

  test('a clip is recorded, paused, resumed and downloaded', async ({ page }) => {
    await start(page);
    expect(await tracksOf(page)).toEqual(['video live', 'audio live']);
    await record(page);
    await button(page, 'Pause').click();
    await expect(page.getByText('Paused', { exact: true })).toBeVisible();
    const clock = page.getByText(/^\d+:\d\d$/);
    const halted = await clock.textContent();
    await page.waitForTimeout(1500);
    await expect(clock).toHaveText(halted ?? '');
    await button(page, 'Resume').click();
    await expect(clock).not.toHaveText(halted ?? '');
    await button(page, 'Stop').click();
    const { name, bytes } = await saved(page);
    expect(name).toMatch(/^video-\d{13}\.webm$/);
    // EBML (RFC 8794, section 11.2.1).
    expect(bytes.subarray(0, 4).toString('hex')).toBe('1a45dfa3');
    const duration = () =>
      captures(page)
        .locator('video')
        .evaluate((video: HTMLVideoElement) => video.duration);
    await expect.poll(duration).toBeGreaterThan(1);
    expect(await duration()).toBeLessThan(30);
  });

  test('the newest is on top, and leaving asks while one is not saved', async ({ page }) => {
    await start(page);
    await button(page, 'Take a photo').click();
    await expect(captures(page).getByRole('listitem')).toHaveCount(1);
    await record(page);
    await button(page, 'Stop').click();
    await expect(captures(page).getByRole('listitem')).toHaveCount(2);
    await expect(captures(page).getByRole('listitem').first().locator('video')).toBeVisible();
    const asks = () =>
      page.evaluate(() => {
        const event = new Event('beforeunload', { cancelable: true });
        dispatchEvent(event);
        return event.defaultPrevented;
      });
    expect(await asks()).toBe(true);
    await saved(page, 0);
    await saved(page, 1);
    expect(await asks()).toBe(false);
  });

  test('leaving stops every track and keeps the clip', async ({ page }) => {
    await start(page);
    await record(page);
    await page
      .getByRole('link', { name: /Handy Tools/ })
      .first()
      .click();
    await expect(page.locator('video')).toHaveCount(0);
    expect(await tracksOf(page)).toEqual(['video ended', 'audio ended']);
    await page.goBack();
    await expect(captures(page).getByRole('listitem')).toHaveCount(1);
  });

  test('turning it off stops every track', async ({ page }) => {
    await start(page);
    await button(page, 'Turn off the camera').click();
    await expect(button(page, 'Start the camera')).toBeVisible();
    expect(await tracksOf(page)).toEqual(['video ended', 'audio ended']);
  });

  test('an unplugged camera leaves the clip so far', async ({ page }) => {
    await start(page);
    await record(page);
    await unplug(page, 'video');
    await expect(page.getByText('The camera was disconnected')).toBeVisible();
    await expect(captures(page).locator('video')).toBeVisible();
    expect(await tracksOf(page)).toEqual(['video ended', 'audio ended']);
  });

  test('an unplugged microphone is said, and the picture goes on', async ({ page }) => {
    await start(page);
    await unplug(page, 'audio');
    await expect(page.getByText('The microphone was disconnected')).toBeVisible();
    expect(await tracksOf(page)).toEqual(['video live', 'audio ended']);
  });

  test('a rate that the camera does not have is said', async ({ page }) => {
    await page.addInitScript(() => {
      const settings = MediaStreamTrack.prototype.getSettings;
      MediaStreamTrack.prototype.getSettings = function () {
        return { ...settings.call(this), frameRate: 20 };
      };
    });
    await start(page);
    await unfold(page);
    await page.getByLabel('Frames per second').selectOption('60');
    await expect(page.getByText('You asked for 60 frames per second; the camera provides 20.')).toBeVisible();
  });

  test('without MediaRecorder photos work', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(globalThis, 'MediaRecorder');
    });
    await start(page);
    await expect(page.getByText('This browser cannot record videos, but photos work.')).toBeVisible();
    await button(page, 'Take a photo').click();
    await expect(captures(page).getByRole('img')).toBeVisible();
  });

  test('a size that the camera refuses falls back, and that is said', async ({ page }) => {
    await page.addInitScript(() => {
      const devices = navigator.mediaDevices;
      const original = devices.getUserMedia.bind(devices);
      devices.getUserMedia = (wanted) =>
        typeof wanted?.video === 'object' && 'width' in wanted.video
          ? Promise.reject(new DOMException('', 'OverconstrainedError'))
          : original(wanted);
    });
    await start(page);
    await page.getByLabel('Resolution').selectOption('3840x2160');
    await expect(page.getByText(/does not have this resolution/)).toBeVisible();
    await expect(page.getByText(/You asked for 3840 × 2160; the camera provides/)).toBeVisible();
  });
});

for (const [name, message] of [
  ['NotAllowedError', 'No permission was given'],
  ['NotFoundError', 'No camera was found'],
  ['NotReadableError', 'The camera is busy'],
] as const)
  test(`${name} is explained, and can be tried again`, async ({ page, context }) => {
    await context.grantPermissions(['camera', 'microphone']);
    await page.addInitScript((name) => {
      const devices = navigator.mediaDevices;
      const original = devices.getUserMedia.bind(devices);
      let isFirst = true;
      devices.getUserMedia = (wanted) => {
        if (!isFirst) return original(wanted);
        isFirst = false;
        return Promise.reject(new DOMException('', name));
      };
    }, name);
    await open(page, '/camera-recorder');
    await button(page, 'Start the camera').click();
    await expect(page.getByRole('heading', { name: message }).or(page.getByText(message)).first()).toBeVisible();
    await expect(page.locator('video')).toHaveCount(0);
    await button(page, 'Start the camera').click();
    await expect(page.getByLabel('Preview', { exact: true })).toBeVisible();
  });

test('a blocked camera is said, with the way out', async ({ page }) => {
  await page.addInitScript(() => {
    const status = Object.assign(new EventTarget(), { state: 'denied', name: 'camera', onchange: null });
    navigator.permissions.query = () => Promise.resolve(status as unknown as PermissionStatus);
  });
  await open(page, '/camera-recorder');
  await expect(page.getByText('The camera is blocked for this page')).toBeVisible();
  await expect(button(page, 'Start the camera')).toHaveCount(0);
});

test.describe('on plain http', () => {
  test.use({ baseURL: async ({ baseURL }, use) => use(baseURL?.replace('localhost', 'plain.test')) });

  test('it says that the camera needs https', async ({ page, watch }) => {
    watch.allow.push(/Cross-Origin-Opener-Policy header has been ignored/);
    await open(page, '/camera-recorder');
    await expect(page.getByText(/Browsers allow the camera only on secure pages/)).toBeVisible();
  });
});
