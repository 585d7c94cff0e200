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
