import { expect, open, test } from './fixture.ts';

/* The pattern has colours, its matches are marked in the text itself. */

test('matches are marked in the text and listed beside it while either changes', async ({ page }) => {
  await open(page, '/regex-tester');
  const pattern = page.getByRole('textbox', { name: 'Regular expression' });
  const text = page.getByRole('group', { name: 'Text', exact: true });
  const list = page.locator('[data-result]').first();
  await pattern.fill(String.raw`(\d)\d*`);
  await text.getByRole('textbox').fill('10 and 200');
  await expect(text.locator('.cm-match, .cm-next-match')).toHaveText(['10', '200']);
  await expect(list.getByRole('listitem')).toContainText([/^110.*0–2/, /^2200.*7–10/]);
  await expect(text.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('\nagain 3');
  await expect(text.locator('.cm-match, .cm-next-match')).toHaveText(['10', '200', '3']);
  await expect(page.getByRole('group', { name: '3 matches' })).toBeVisible();

  await pattern.fill('(?=a)');
  await expect(text.locator('.cm-bar')).toHaveCount(3);
  await expect(text.locator('.cm-match, .cm-next-match')).toHaveCount(0);
  await pattern.fill('(');
  await expect(text.locator('.cm-bar')).toHaveCount(0);

  await pattern.fill('again');
  await page.getByRole('tab', { name: 'Replace' }).click();
  await expect(text.locator('.cm-match')).toHaveText('again');
});

test('matches are marked at their place in a file whose lines end with CR LF', async ({ page }) => {
  await open(page, '/regex-tester?match.flags=gm');
  await page.getByRole('textbox', { name: 'Regular expression' }).fill('^c.$');
  const text = page.getByRole('group', { name: 'Text', exact: true });
  await text
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('ab\r\nb\r\n\r\ncd\r\ne') });
  await expect(text.locator('.cm-match')).toHaveText('cd');
});

test('the pattern begins with one line, grows with what is typed, and its colours lie on its signs', async ({
  page,
}) => {
  await open(page, '/regex-tester');
  const pattern = page.getByRole('textbox', { name: 'Regular expression' });
  const heightOf = async () => (await pattern.boundingBox())?.height ?? 0;
  expect(await heightOf()).toBeLessThan(40);
  await pattern.fill(String.raw`(?<year>\d{4})-`.repeat(20));
  await expect.poll(heightOf).toBeGreaterThan(60);
  const colours = pattern.locator('xpath=following-sibling::pre');
  await expect(colours.locator('span')).toHaveText(
    Array.from({ length: 20 }, () => ['(?<year>', String.raw`\d`, '{4}', ')', '-']).flat(),
  );
  expect(await colours.boundingBox()).toEqual(await pattern.boundingBox());
  const layout = (element: Element) => {
    const style = getComputedStyle(element);
    const { font, letterSpacing, tabSize, padding, borderWidth, whiteSpace, wordBreak, scrollbarGutter } = style;
    return { font, letterSpacing, tabSize, padding, borderWidth, whiteSpace, wordBreak, scrollbarGutter };
  };
  expect(await colours.evaluate(layout)).toEqual(await pattern.evaluate(layout));
  // All of the field is in sight: it would scroll away from its colours.
  expect(await pattern.evaluate((field) => field.scrollHeight - field.clientHeight)).toBe(0);
});
