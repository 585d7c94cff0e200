import { expect, open, test } from './fixture.ts';

/* The preview shows a stranger's HTML: it must run nothing and fetch nothing, which the fixture's watch would tell. */

const HOSTILE = `# Title

<img src="https://example.com/spy.png" onerror="top.hacked = 1"> <script>top.hacked = 1</script>
<svg onload="top.hacked = 1"></svg> [link](javascript:top.hacked=1) ![remote](https://example.com/pixel.gif)

<p style="background:url(https://example.com/x)" onclick="top.hacked = 1">safe **words**</p>
`;

test(
  'the preview of hostile Markdown shows its words, runs nothing and fetches nothing',
  { tag: '@first' },
  async ({ page }) => {
    await open(page, '/markdown-to-html?html=sanitize');
    await page.locator('[data-input] textarea').fill(HOSTILE);
    await page.getByText('Preview', { exact: true }).first().click();
    const inside = page.frameLocator('iframe').locator('body');
    await expect(inside.getByRole('heading', { name: 'Title' })).toBeVisible();
    await expect(inside.getByText('https://example.com/pixel.gif')).toBeVisible();
    await expect(inside.locator('p', { hasText: 'safe' })).not.toHaveAttribute('style');
    await expect(inside.locator('script, svg, img, [onclick], [href^="javascript"]')).toHaveCount(0);
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  },
);

test('text and preview scroll together, block by block, and meet at both ends', async ({ page }) => {
  // The longer the paragraph, the more its height differs between text and preview.
  const part = (number: number) =>
    `# Part ${number}\n\n${'word '.repeat(number * 40)}\n\n\`\`\`\n${'line\n'.repeat(30)}\`\`\`\n`;
  await open(page, '/markdown-to-html');
  const area = page.locator('[data-input]');
  await area.locator('textarea').fill(Array.from({ length: 12 }, (_, index) => part(index + 1)).join('\n'));
  await page.getByText('Preview', { exact: true }).first().click();
  const scroller = area.locator('.cm-scroller');
  const inside = page.frameLocator('iframe');
  const heading = (number: number) => inside.getByRole('heading', { name: `Part ${number}`, exact: true });
  await expect(heading(12)).toBeAttached();
  /** How far the preview is scrolled, from 0 to 1. */
  const share = () =>
    inside.locator('body').evaluate(({ ownerDocument: { scrollingElement: root } }) => {
      return root === null ? NaN : root.scrollTop / (root.scrollHeight - root.clientHeight);
    });

  await scroller.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect.poll(share).toBeCloseTo(1, 2);
  await scroller.evaluate((element) => element.scrollTo(0, 0));
  await expect.poll(share).toBe(0);

  // From the preview to the text, as soon as the text leads no more: the heading in sight there is in sight here.
  await expect(async () => {
    for (const number of [1, 8])
      await heading(number).evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expect(area.getByText('# Part 8', { exact: true })).toBeInViewport({ timeout: 1000 });
  }).toPass();
});
