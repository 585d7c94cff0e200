import { expect, test, type Page } from '@playwright/test';
import { axeFindings } from './fixture.ts';

/* How the generic parts behave, on their demo pages. */

const options = (page: Page) => page.getByRole('listbox').getByRole('option');
const highlighted = (page: Page) => page.locator('[role=option][class*=active]');

test('select with search: keyboard alone, spelling mistakes, nothing found', async ({ page }) => {
  await page.goto('/c-lib/select');
  const button = page.getByRole('button', { name: 'Searched, medium: Select an option' });
  await button.focus();
  await page.keyboard.press('ArrowDown');
  const search = page.getByRole('combobox', { name: 'Searched, medium' });
  await expect(search).toBeFocused();
  await expect(search).toHaveAttribute('placeholder', 'Search...');
  await expect(options(page).first()).toHaveText('Option 0');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const chosen = page.getByRole('button', { name: 'Searched, medium: Option 2' });
  await expect(chosen).toBeFocused();
  await expect(page.getByRole('listbox')).toHaveCount(0);

  await chosen.click();
  await expect(highlighted(page)).toHaveText('Option 2');
  await search.fill('optoin 77');
  await expect(options(page).filter({ hasText: 'Option 77' }).first()).toBeVisible();
  await search.fill('qqqq');
  await expect(page.getByText('No results found')).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(chosen).toBeFocused();
  // It opens with an empty search again.
  await chosen.click();
  await expect(search).toHaveValue('');
  await page.mouse.click(5, 5);
  await expect(search).toHaveCount(0);
});

test('select with search: at most 312 px high, axe finds nothing while it is open', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto('/c-lib/select');
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await page.getByRole('button', { name: 'Searched, large: Select an option' }).click();
    const box = await page
      .locator('[popover]:popover-open')
      .filter({ has: page.getByRole('listbox') })
      .boundingBox();
    expect(box?.height).toBeLessThanOrEqual(312);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    expect(await page.locator('[popover]:popover-open').evaluate((list) => getComputedStyle(list).zIndex)).toBe('2000');
    for (const query of ['', 'qqqq']) {
      await page.getByRole('combobox', { name: 'Searched, large' }).fill(query);
      expect(await axeFindings(page)).toEqual([]);
    }
    await page.keyboard.press('Escape');
  }
});

test('buttons and selects have the three sizes', async ({ page }) => {
  await page.goto('/c-lib/button');
  for (const [size, height, font] of [
    ['small', 28, '12px'],
    ['medium', 34, '14px'],
    ['large', 40, '16px'],
  ] as const) {
    const button = page.getByRole('button', { name: `default ${size}`, exact: true });
    expect((await button.boundingBox())?.height).toBe(height);
    expect(await button.evaluate((element) => getComputedStyle(element).fontSize)).toBe(font);
  }
  await page.goto('/c-lib/select');
  for (const [size, height, font] of [
    ['small', 28, '12px'],
    ['medium', 34, '14px'],
    ['large', 40, '16px'],
  ] as const) {
    const button = page.getByRole('button', { name: `Searched, ${size}: Select an option` });
    expect((await button.boundingBox())?.height).toBe(height);
    expect(await button.evaluate((element) => getComputedStyle(element).fontSize)).toBe(font);
  }
});

test('an option may have a tooltip', async ({ page }) => {
  await page.goto('/c-lib/select');
  await page.getByRole('button', { name: /^At the left, with tooltips/ }).click();
  await expect(options(page)).toHaveText(['Argon2', 'MD5']);
  await expect(options(page).first()).toHaveAttribute('title', 'For passwords');
});

test('table: rows, and headers from the data, renamed or only read aloud', async ({ page }) => {
  await page.goto('/c-lib/table');
  const table = (name: string) => page.getByRole('table', { name });
  await expect(table('Headers from the data').getByRole('columnheader')).toHaveText(['code', 'name']);
  await expect(table('Headers from the data').getByRole('cell')).toHaveText(['200', 'OK', '404', 'Not Found']);
  await expect(table('Renamed headers').getByRole('columnheader')).toHaveText(['Status code', 'Meaning']);
  const hidden = await table('Hidden headers').locator('thead').boundingBox();
  expect(hidden?.width).toBeLessThanOrEqual(1);
});

test('decimal field: read as typed, emptied, said how a doubtful mark is read', async ({ page }) => {
  await page.goto('/c-lib/decimal-field');
  const field = page.getByRole('textbox', { name: 'Price' });
  const answer = page.getByRole('status', { name: 'Plain digits' });
  await expect(field).toHaveAttribute('inputmode', 'decimal');
  await expect(page.getByText('Read as 1.234')).toBeVisible();
  await field.fill('1 234,50');
  await expect(answer).toHaveText('1234.50');
  await expect(page.getByText('Read as')).toHaveCount(0);
  await field.fill('');
  await expect(answer).toHaveText('–');
  await expect(field).toHaveValue('');
  await expect(field).toHaveAttribute('aria-invalid', 'false');
});

test('answer: large in the language of the page, copied plain', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/c-lib/answer');
  await expect(page.getByRole('status', { name: 'Result' })).toHaveText('−1,234.50');
  await page.getByRole('button', { name: 'Copy' }).first().click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('-1234.50');
  await expect(page.getByRole('status', { name: 'End' })).toContainText('25');
  await expect(page.getByRole('button', { name: 'Copy' }).last()).toBeDisabled();
});

test('directions: arrow keys turn, and what was typed stays', async ({ page }) => {
  await page.goto('/c-lib/directions');
  await page.getByRole('textbox', { name: 'Text' }).fill('kept');
  await page.getByRole('tab', { name: 'Encode' }).press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Decode' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeVisible();
  await expect(page).toHaveURL(/\?tab=decode$/);
  await page.getByRole('tab', { name: 'Decode' }).press('ArrowLeft');
  await expect(page.getByRole('textbox', { name: 'Text' })).toHaveValue('kept');
});

test('input field: clear, reveal, rules, growing, raw text', async ({ page }) => {
  await page.goto('/c-lib/input-text');
  const field = page.getByRole('textbox', { name: 'Validated', exact: true });
  await expect(field).toHaveAttribute('placeholder', 'Input text');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('Length must be > 10').first()).toBeVisible();
  await field.fill('long enough now');
  await expect(field).toHaveAttribute('aria-invalid', 'false');
  await expect(page.getByText('Length must be > 10')).toHaveCount(0);
  await expect(field).toHaveAttribute('autocomplete', 'off');
  await expect(field).toHaveAttribute('spellcheck', 'false');
  await expect(field).toHaveAttribute('autocapitalize', 'off');
  await expect(field).toHaveAttribute('autocorrect', 'off');
  expect(await field.evaluate((element) => getComputedStyle(element).fontFamily)).toContain('monospace');
  await expect(page.getByRole('textbox', { name: /^Prose/ })).not.toHaveAttribute('spellcheck');

  const secret = page.getByLabel('Password', { exact: true });
  await expect(secret).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show or hide: Password' }).click();
  await expect(secret).toHaveAttribute('type', 'text');

  await page.getByRole('button', { name: 'Clear: Validated' }).click();
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Several lines', exact: true })).toHaveAttribute('rows', '3');

  const growing = page.getByRole('textbox', { name: 'Several lines that grow', exact: true });
  const before = (await growing.boundingBox())?.height ?? 0;
  await growing.fill('line\n'.repeat(12));
  expect((await growing.boundingBox())?.height ?? 0).toBeGreaterThan(before + 60);
});

test('modal: Escape and a press outside close it, and the focus comes back', async ({ page }) => {
  await page.goto('/c-lib/modal');
  const opener = page.getByRole('button', { name: 'Open the dialog' });
  for (const close of [() => page.keyboard.press('Escape'), () => page.mouse.click(5, 5)]) {
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'A dialog' });
    await expect(dialog).toBeVisible();
    expect(await dialog.evaluate((element) => getComputedStyle(element).padding)).toBe('24px');
    expect((await dialog.boundingBox())?.width).toBeLessThanOrEqual(576);
    await close();
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
});

test('a copied text is confirmed for 1.5 seconds', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/c-lib/copy-button');
  await page.getByRole('button', { name: 'Copy', exact: true }).first().click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  await expect(page.getByText('Copied to the clipboard')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('A text');
  await expect(page.getByRole('button', { name: 'Copied' })).toHaveCount(0, { timeout: 2500 });
});
