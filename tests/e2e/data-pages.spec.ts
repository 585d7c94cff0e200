import type { Page } from '@playwright/test';
import { expect, open, part, test, unfold } from './fixture.ts';

/* The behavior of the pages of lists, JSON, CSV and Markdown beyond their one operation. */

const input = (page: Page, index = 0) =>
  page.locator('[data-input] textarea:visible, [data-input] .cm-content').nth(index);
const view = (page: Page, name: string) => page.locator(`[data-views] input[value=${name}]`).check();

test.describe('JSON prettify', () => {
  test('shows the result as a tree in its own pane, and search goes to the place', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const rows = Array.from({ length: 250 }, (_, id) => ({ id, tags: [`t${id}`] }));
    await open(page, '/json-prettify');
    await input(page).fill(JSON.stringify({ rows }));
    await view(page, 'tree');
    const result = page.locator('[data-result]');
    await expect(result.getByRole('button', { name: 'rows' })).toBeVisible();
    // Beyond the first page of its array.
    await result.getByRole('textbox').fill('t237');
    const hit = result.getByRole('button', { name: '"t237"' });
    await expect(hit).toHaveAttribute('aria-current', 'true');
    await expect(hit).toBeInViewport();
    await expect(result.getByRole('navigation')).toHaveText('Documentrows237tags0');
    await result.getByRole('navigation').getByRole('button', { name: '237' }).click();
    await result.getByRole('button', { name: 'Copy subtree' }).click();
    await expect
      .poll(async () => JSON.parse(await page.evaluate(() => navigator.clipboard.readText())) as unknown)
      .toEqual({ id: 237, tags: ['t237'] });
    await view(page, 'prettify');
    await expect(result.getByRole('navigation')).toHaveCount(0);
  });

  test('goes from match to match', async ({ page }) => {
    await open(page, '/json-prettify');
    await input(page).fill('{"a":"x","b":[{"x":1}]}');
    await view(page, 'tree');
    const result = page.locator('[data-result]');
    await result.getByRole('textbox').fill('x');
    await expect(result.getByRole('navigation')).toHaveText('Documenta');
    await result.getByRole('textbox').press('Enter');
    await expect(result.getByRole('navigation')).toHaveText('Documentb0x');
    await expect(result.getByText('2 of 2')).toBeVisible();
    await result.getByRole('button', { name: 'Next match' }).click();
    await expect(result.getByRole('navigation')).toHaveText('Documenta');
  });
});

test.describe('JSON to CSV', () => {
  test('offers the path to the rows with a button', async ({ page }) => {
    await open(page, '/json-to-csv');
    await input(page).fill('{"data":{"items":[{"id":1},{"id":2}]}}');
    await page.getByRole('button', { name: 'Use /data/items' }).click();
    await expect(page.getByRole('textbox', { name: 'Path to the rows' })).toHaveValue('/data/items');
    await expect(page.locator('[data-result] textarea')).toHaveValue('id\n1\n2');
    await expect(page.getByRole('button', { name: /^Use / })).toHaveCount(0);
  });

  test('moves columns in the head of the table, by dragging and by keys', async ({ page }) => {
    await open(page, '/json-to-csv');
    await input(page).fill('[{"a":1,"b":2,"c":3}]');
    await view(page, 'table');
    const heads = page.locator('[data-result] th');
    await expect(heads).toHaveText(['a', 'b', 'c']);
    await heads.nth(2).dragTo(heads.nth(0));
    await expect(heads).toHaveText(['c', 'a', 'b']);
    await heads.getByRole('button', { name: 'c' }).press('ArrowRight');
    await expect(heads).toHaveText(['a', 'c', 'b']);
    await expect(heads.getByRole('button', { name: 'c' })).toBeFocused();
    await expect(page.getByText('c: column 2 of 3')).toBeAttached();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(heads).toHaveText(['c', 'a', 'b']);
    await view(page, 'convert');
    await expect(page.locator('[data-result] textarea')).toHaveValue(/^c,a,b\n3,1,2/);
  });
});

test.describe('JSON diff', () => {
  test('ignores the key of a row by its button', async ({ page }) => {
    await open(page, '/json-diff');
    await input(page).fill('{"id":1,"at":{"on":"mon"}}');
    await input(page, 1).fill('{"id":2,"at":{"on":"tue"}}');
    await expect(page.getByText('Changed: 2')).toBeVisible();
    await page.getByRole('row', { name: /mon/ }).hover();
    await page.getByRole('button', { name: 'Ignore on', exact: true }).click();
    await expect(page.getByRole('textbox', { name: 'Ignore keys or paths' })).toHaveValue('on');
    await expect(page.getByText('Changed: 1', { exact: true })).toBeVisible();
  });

  test('applies a patch in a tab of its own', async ({ page }) => {
    await open(page, '/json-diff');
    await expect(page.locator('[data-operation=applyPatch]')).toHaveCount(0);
    const section = await part(page, 'applyPatch');
    await section.locator('[data-example]').click();
    await expect(section.locator('[data-result]')).not.toHaveText('');
  });
});

test('a list is written as a preset has it, and shows when it is not', async ({ page }) => {
  await open(page, '/list-converter');
  const preset = page.getByRole('combobox', { name: 'Output format' });
  await input(page).fill('a\nb');
  await preset.selectOption('SQL IN');
  await expect(page.locator('[data-result] textarea')).toHaveValue("('a', 'b')");
  await unfold(page);
  await page.getByRole('textbox', { name: 'Item prefix', exact: true }).fill('"');
  await expect(preset).toHaveValue('custom');
  await preset.selectOption('Plain');
  await expect(page.locator('[data-result] textarea')).toHaveValue('a, b');
});

test('Markdown and its preview scroll together', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/markdown-to-html');
  await input(page).fill(Array.from({ length: 200 }, (_, at) => `## Heading ${at}\n\ntext\n`).join('\n'));
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { name: 'Heading 199' })).toBeAttached();
  await expect(frame.getByRole('heading', { name: 'Heading 0', exact: true })).toBeInViewport();
  await page.locator('[data-input] :is(textarea, .cm-scroller)').evaluate((element) => {
    element.scrollTop = element.scrollHeight;
  });
  await expect(frame.getByRole('heading', { name: 'Heading 199' })).toBeInViewport();
  await page.locator('iframe').hover();
  await page.mouse.wheel(0, -100_000);
  await expect
    .poll(() => page.locator('[data-input] :is(textarea, .cm-scroller)').evaluate(({ scrollTop }) => scrollTop))
    .toBe(0);
  await view(page, 'convert');
  await expect(page.locator('[data-result]')).toContainText('<h2>Heading 0</h2>');
});
