import type { Page } from '@playwright/test';
import { expect, open, test } from './fixture.ts';

/* The regex tester: what belongs together is marked together. */

const pattern = (page: Page) => page.getByRole('textbox', { name: 'Regular expression' });
const flags = (page: Page) => page.locator('fieldset input:checked').evaluateAll((all) => all.length);

async function fill(page: Page, expression: string, text: string) {
  await pattern(page).fill(expression);
  await page.locator('[data-input] :is(textarea, .cm-content)').last().fill(text);
}

test('matches are marked in the text itself, groups in their colours', async ({ page }) => {
  await open(page, '/regex-tester');
  await fill(page, '(\\d+)-(\\w+)', 'x 12-ab y');
  await expect(page.locator('[data-stretch="0 1"]')).toHaveText('12');
  await expect(page.locator('[data-stretch="0 2"]')).toHaveText('ab');
  const colour = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  const first = await colour('[data-stretch="0 1"]');
  const second = await colour('[data-stretch="0 2"]');
  expect(first).not.toBe(second);
  // The same colour in the pattern and in the list of matches.
  for (const [text, expected] of [
    ['(\\d+)', first],
    ['(\\w+)', second],
  ] as const) {
    const part = page.locator('[data-input] span[aria-hidden] span').filter({ hasText: text }).last();
    expect(await part.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(expected);
  }
  expect(await colour('[data-result] ul code')).toBe(first);
});

test('pointing at an explanation marks the piece, the text and the group', async ({ page }) => {
  await open(page, '/regex-tester');
  await fill(page, 'a(b)', 'ab ab');
  await expect(page.locator('[data-stretch="1 1"]')).toBeVisible();
  await expect(page.locator('.cm-pointed')).toHaveCount(0);
  await page.getByRole('group', { name: 'Explanation' }).last().getByText('group 1').hover();
  await expect(page.locator('.cm-pointed')).toHaveText(['b', 'b']);
  await expect(page.locator('[data-input] span[aria-hidden] [class*=pointed]')).toHaveText('(b)');
  // And from the text to the list.
  await page.locator('[data-stretch="1"]').first().hover();
  await expect(page.locator('[data-result] > ol > [class*=pointed]')).toHaveText(/^2/);
});

test('a literal that is pasted, linked or handed over is taken apart', async ({ page }) => {
  await open(page, '/regex-tester');
  await pattern(page).fill('/(\\d+)/gi');
  await expect(pattern(page)).toHaveValue('(\\d+)');
  expect(await flags(page)).toBe(2);
  await page.goto('about:blank');
  await open(page, `/regex-tester#match.pattern=${encodeURIComponent('/a|b/m')}`);
  await expect(pattern(page)).toHaveValue('a|b');
  expect(await flags(page)).toBe(1);
  await page.goto('about:blank');
  await open(page, `/regex-tester#explain=${encodeURIComponent('/x+/g')}`);
  await expect(pattern(page)).toHaveValue('x+');
});

test('a slash that is typed stays one', async ({ page }) => {
  await open(page, '/regex-tester');
  await pattern(page).pressSequentially('/a/g');
  await expect(pattern(page)).toHaveValue('/a/g');
});

test('what other languages write gets a hint', async ({ page }) => {
  await open(page, '/regex-tester');
  await fill(page, '\\A[[:alpha:]]', 'a');
  const notes = page.getByRole('list', { name: 'Notes' });
  await expect(notes).toContainText('Use ^');
  await page.getByRole('button', { name: /1 more/ }).click();
  await expect(notes).toContainText('[A-Za-z]');
});

test('pointing at the diagram marks the pattern, and the other way round', async ({ page }) => {
  await open(page, '/regex-tester');
  await fill(page, 'a(b+)\\d', 'abb1');
  const marked = page.locator('[data-input] span[aria-hidden] [class*=pointed]');
  const diagram = page.getByRole('group', { name: 'Diagram' });
  const boxes = diagram.locator('rect');
  const pointed = diagram.locator('rect[class*=pointed]');
  await boxes.nth(2).hover();
  await expect(marked).toHaveText('b');
  await boxes.nth(1).hover({ position: { x: 5, y: 5 } });
  await expect(marked).toHaveText('(b+)');
  await page.mouse.move(0, 0);
  await expect(marked).toHaveCount(0);
  await diagram.focus();
  for (const piece of ['a', '(b+)', 'b', String.raw`\d`, String.raw`\d`]) {
    await diagram.press('ArrowRight');
    await expect(marked).toHaveText(piece);
  }
  await diagram.press('ArrowLeft');
  await expect(marked).toHaveText('b');
  await pattern(page).focus();
  await expect(pointed).toHaveCount(0);
  await pattern(page).press('Home');
  await pattern(page).press('ArrowRight');
  await expect(pointed).toHaveCount(1);
  await expect(pointed).toHaveAttribute('class', /frame/);
});

test('spaces can be seen, and the diagram fits', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 900 });
  await open(page, '/regex-tester');
  await fill(page, '(first) (second) (third) (fourth) (fifth) (sixth) (seventh) (eighth)', 'first second');
  await expect(page.getByRole('group', { name: 'Explanation' }).last()).toContainText('␣');
  const { picture, host } = await page.locator('svg[role=img]').evaluate((svg) => ({
    picture: svg.getBoundingClientRect().width,
    host: svg.parentElement?.clientWidth ?? 0,
  }));
  expect(picture).toBeGreaterThan(0);
  expect(picture).toBeLessThanOrEqual(host);
});

test('pattern and text are on the first screen of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await open(page, '/regex-tester');
  for (const index of [0, 1]) {
    const box = await page.locator('[data-input]').nth(index).boundingBox();
    expect((box?.y ?? Infinity) + 64).toBeLessThanOrEqual(780);
  }
});
