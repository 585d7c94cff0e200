import type { Locator, Page } from '@playwright/test';
import { toolIds } from '../../scripts/build/vite/files.ts';
import { expect, open, test, unfold } from './fixture.ts';

/* The behavior of tools' pages beyond what the walk sees. */

async function paste(field: Locator, text: string): Promise<void> {
  await field.page().evaluate((text) => navigator.clipboard.writeText(text), text);
  await field.selectText();
  await field.press('ControlOrMeta+v');
}

test('base-converter: several lines pasted into one field are not joined to one number', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/base-converter');
  const field = page.getByRole('textbox', { name: 'Decimal (10)' });
  await paste(field, '255');
  const hexadecimal = page.getByRole('textbox', { name: 'Hexadecimal (16)' });
  await expect(hexadecimal).toHaveValue(/^ff$/i);
  await paste(field, '255\n256');
  await expect(page.getByText('Only one number can be converted at a time', { exact: false }).first()).toBeVisible();
  await expect(hexadecimal).toHaveCount(0);
});

test('date-converter: a number that was read as a date can be read as seconds', async ({ page }) => {
  await open(page, '/date-converter');
  const main = page.getByRole('main');
  await main.locator('[data-input]').locator('textarea, input').first().fill('20241231');
  await unfold(page);
  const iso = page.getByRole('textbox', { name: 'ISO 8601' });
  await expect(iso).toHaveValue(/^2024-12-31/);
  await page.getByRole('button', { name: /^Read as: / }).click();
  await expect(iso).toHaveValue(/^1970-08-23/);
  await expect(page.getByRole('button', { name: /^Read as: / })).toHaveCount(0);
});

test('base64-file-converter: what only says to be a picture is not shown as one', async ({ page }) => {
  await open(page, '/base64-file-converter');
  const decode = page.locator('[data-operation=decode]');
  if ((await decode.count()) === 0) await page.locator('[data-tab=decode]').click();
  await decode.locator('[data-input]').locator('.cm-content, textarea').first().fill('data:image/png;base64,AAAA');
  await expect(decode.getByText('No preview: this picture is damaged or incomplete.')).toBeVisible();
  await expect(decode.locator('img')).toHaveCount(0);
});

test('no browser keeps or completes what is typed into a tool', async ({ page }) => {
  test.setTimeout(20_000 + toolIds().length * 6000);
  for (const id of toolIds()) {
    await open(page, `/${id}`);
    await unfold(page);
    const typed = page.locator(
      'main :is(textarea, input:is(:not([type]), [type=text], [type=password], [type=search]))',
    );
    const kept = await typed.evaluateAll((all) =>
      all.filter((field) => (field as HTMLInputElement).autocomplete !== 'off').map((field) => field.outerHTML),
    );
    expect(kept, id).toEqual([]);
  }
});

test('keycode-info: keys are what UI Events says they are', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('main').getByRole('link', { name: 'Keycode info', exact: true }).first().click();
  const large = page.getByTestId('key');
  await expect(large).toHaveText('Press any key');
  await page.waitForLoadState('networkidle');
  // Nothing is typed into a field unless somebody turns to it.
  await page.keyboard.press('q');
  await expect(large).toHaveText('q');
  await expect(page.getByRole('textbox', { name: 'Key combination' })).toHaveValue('Q');
  await page.getByRole('switch', { name: 'Stop keys from doing anything else' }).check();
  const facts = page.locator('dl').first();
  // https://www.w3.org/TR/uievents-code/
  for (const [pressed, key, code, keyCode, location] of [
    ['KeyA', 'a', 'KeyA', '65', '0 (Standard)'],
    ['ShiftLeft', 'Shift', 'ShiftLeft', '16', '1 (Left)'],
    ['NumpadAdd', '+', 'NumpadAdd', '107', '3 (Number pad)'],
    ['Space', 'Space', 'Space', '32', '0 (Standard)'],
    ['F5', 'F5', 'F5', '116', '0 (Standard)'],
  ]) {
    await page.keyboard.press(pressed ?? '');
    await expect(large).toHaveText(key ?? '');
    for (const value of [code, keyCode, location])
      await expect(facts.getByText(value ?? '', { exact: true }).first()).toBeVisible();
  }
});

test('keycode-info: every key of the table is what Chromium reports', async ({ page }) => {
  const { keys } = await import('../../src/tools/keycode-info/keys.ts');
  await open(page, '/keycode-info');
  await page.evaluate(() => {
    const events: unknown[] = [];
    Object.assign(window, { events });
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- what the tool is about
    const record = ({ key, code, keyCode, location }: KeyboardEvent) => events.push({ key, code, keyCode, location });
    addEventListener('keydown', (event) => (record(event), event.preventDefault()), { capture: true });
  });
  for (const { code } of keys) {
    // Num Lock is off here; with Shift the number pad types digits.
    const pressed = /^Numpad(?:\d|Decimal)$/.test(code) ? `Shift+${code}` : code;
    // Playwright has no name for a few keys, such as F13.
    await page.keyboard.press(pressed).catch(() => undefined);
  }
  const events = await page.evaluate(() => (window as unknown as { events: { code: string }[] }).events);
  const numbers = ['standard', 'left', 'right', 'numpad'];
  const expected = events.map((event) => {
    const found = keys.find(({ code }) => code === event.code);
    return (
      found && { key: found.key, code: found.code, keyCode: found.keyCode, location: numbers.indexOf(found.location) }
    );
  });
  expect(events).toEqual(expected);
  expect(events.length).toBeGreaterThan(90);
});

test('keycode-info: while it captures, keys do nothing else, and the keyboard can leave', async ({ page }) => {
  await open(page, '/keycode-info');
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('q');
  await expect(page.getByRole('textbox', { name: 'Key combination' })).toHaveValue('Q');
  const capture = page.getByRole('switch', { name: 'Stop keys from doing anything else' });
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await capture.focus();
  await page.keyboard.press('Space');
  await expect(capture).toBeChecked();
  await page.keyboard.press('Control+k');
  await expect(page.getByTestId('key')).toHaveText('k');
  await expect(page.getByRole('textbox', { name: 'Key combination' })).toHaveValue('Ctrl+K');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Space');
  await expect(capture).toBeChecked();

  await page.keyboard.press('Tab');
  await expect(capture).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(capture).not.toBeFocused();
  await page.keyboard.press('Escape');
  await expect(capture).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(capture).not.toBeChecked();
});

test('keycode-info: keys are tapped on a phone, and what is typed into a field stays there', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await open(page, '/keycode-info');
  await page.getByText('On-screen keyboard').click();
  await page.getByRole('button', { name: 'ArrowUp', exact: true }).click();
  await expect(page.getByTestId('key')).toHaveText('ArrowUp');
  const combination = page.getByRole('textbox', { name: 'Key combination' });
  await expect(combination).toHaveValue('ArrowUp');
  await page.getByRole('textbox', { name: 'Search by key, code, number or group' }).pressSequentially('k');
  await expect(page.getByTestId('key')).toHaveText('k');
  await expect(combination).toHaveValue('ArrowUp');
  await page.getByText('Last 20 events').click();
  await expect(page.getByRole('table', { name: 'Last 20 events' }).getByRole('row')).toHaveCount(3);
});

test.describe('device-information', () => {
  test.use({
    viewport: { width: 800, height: 600 },
    deviceScaleFactor: 2,
    colorScheme: 'dark',
    locale: 'fr-FR',
    timezoneId: 'Asia/Kolkata',
    hasTouch: true,
  });

  const valueOf = (page: Page, section: string, name: string) =>
    page
      .getByRole('region', { name: section, exact: true })
      .locator('dl > div')
      .filter({ has: page.locator('dt').getByText(name, { exact: true }) })
      .locator('dd')
      .first();

  test('shows the browser as it is, and follows it without a reload', async ({ page, watch }) => {
    // Files that the page fetches ahead are broken off without a network.
    watch.allow.push(/ERR_INTERNET_DISCONNECTED/);
    await open(page, '/device-information?lang=en');
    for (const [section, name, value] of [
      ['Window', 'Window size', '800 × 600'],
      ['Screen', 'Pixel ratio', '2'],
      ['Display settings', 'Color scheme', 'dark'],
      ['Language and time', 'Languages', /^fr-FR/],
      ['Language and time', 'UTC offset', '+05:30'],
      ['Input devices', 'Touch points', '1'],
      ['Screen', 'Refresh rate (estimate)', /^≈ \d+ Hz$/],
      ['Hardware', 'Storage quota', /^[\d.]+ GiB$/],
    ] as const)
      await expect(valueOf(page, section, name), name).toHaveText(value);
    await page.setViewportSize({ width: 500, height: 400 });
    await expect(valueOf(page, 'Window', 'Window size')).toHaveText('500 × 400');
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await expect(valueOf(page, 'Display settings', 'Color scheme')).toHaveText('light');
    await expect(valueOf(page, 'Display settings', 'Reduced motion')).toHaveText('Yes');
    await page.context().setOffline(true);
    await expect(valueOf(page, 'Network', 'Online')).toHaveText('No');
    await page.context().setOffline(false);
    await expect(valueOf(page, 'Network', 'Online')).toHaveText('Yes');
  });

  test('is copied for a bug report', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/device-information?lang=en');
    await expect(valueOf(page, 'Screen', 'Refresh rate (estimate)')).toHaveText(/Hz/);
    const copyAs = async (format: string) => {
      await page.getByRole('button', { name: `Copy as ${format}` }).click();
      return page.evaluate(() => navigator.clipboard.readText());
    };
    expect(await copyAs('Markdown')).toContain('## Window\n\n- Window size: `800 × 600`');
    expect(JSON.parse(await copyAs('JSON'))).toMatchObject({ window: { windowSize: '800 × 600' } });
  });

  test('says what is missing, and what needs HTTPS', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'isSecureContext', { value: false });
      Object.defineProperty(navigator, 'userAgentData', { value: undefined });
      Object.defineProperty(screen, 'orientation', { value: undefined });
      Object.defineProperty(window, 'visualViewport', { value: null });
      Object.defineProperty(navigator, 'connection', { value: undefined });
    });
    await open(page, '/device-information?lang=en');
    await expect(valueOf(page, 'Browser', 'Brands (client hints)')).toHaveText(
      'Not available in this browser here: needs HTTPS',
    );
    for (const [section, name] of [
      ['Screen', 'Orientation'],
      ['Window', 'Visual viewport @ zoom'],
      ['Network', 'Connection'],
    ] as const)
      await expect(valueOf(page, section, name), name).toHaveText('Not available in this browser');
    await expect(valueOf(page, 'Window', 'Window size')).toHaveText('800 × 600');
  });
});

for (const id of ['token-generator', 'uuid-generator', 'ulid-generator'])
  test(`${id}: one line of many is copied, by pointer and by keyboard`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, `/${id}?count=3`);
    const pane = page.locator('[data-operation=generate] [data-result]').first();
    await expect(pane.locator('textarea')).toHaveValue(/^\S+\n\S+\n\S+\n?$/);
    await page.getByRole('radio', { name: 'Line by line' }).check();
    const lines = await pane.getByRole('listitem').allInnerTexts();
    expect(new Set(lines).size).toBe(3);
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    const buttons = pane.getByRole('button', { name: /^Copy: / });
    await buttons.nth(1).click();
    await expect.poll(copied).toBe(lines[1]?.trim());
    await page.keyboard.press('Tab');
    await expect(buttons.nth(2)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(copied).toBe(lines[2]?.trim());
  });

test('og-meta-generator: an error among the first options opens no others in a window', async ({ page }) => {
  await open(page, '/og-meta-generator');
  const form = page.locator('[data-options]').first();
  const count = () => form.getByRole('textbox').filter({ visible: true }).count();
  const before = await count();
  await page.getByLabel('Page URL', { exact: true }).fill('not a URL');
  await expect(form.locator('[aria-invalid=true]').first()).toBeVisible();
  expect(await count()).toBe(before);
});
