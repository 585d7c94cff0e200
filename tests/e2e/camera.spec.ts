import { expect, open, test } from './fixture.ts';

/* Chromium brings a camera of its own for tests: a picture that moves, and beeps. */

test.use({ permissions: ['camera', 'microphone'] });

test('a picture is taken and a video recorded', { tag: '@first' }, async ({ page }) => {
  await open(page, '/camera-recorder');
  const captures = page.getByRole('region', { name: 'Screenshots and videos' });
  await page.getByRole('button', { name: 'Start the camera' }).click();
  await page.getByRole('button', { name: 'Take screenshot' }).click();
  const picture = captures.getByRole('img', { name: /^Screenshot / });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  await page.getByRole('button', { name: 'Start recording' }).click();
  await expect(page.getByText('0:01')).toBeVisible();
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  const video = captures.getByLabel(/^Video /);
  await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.videoWidth)).toBeGreaterThan(0);
  await expect(captures.getByRole('listitem')).toHaveCount(2);

  const download = page.waitForEvent('download');
  await captures.getByRole('button', { name: 'Download' }).first().click();
  expect((await download).suggestedFilename()).toMatch(/\.(?:webm|mp4)$/);
});
