import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from './fixture.ts';

/* The HTML editor in a browser, under the site's policy. The fixture fails a test that violates it. */

interface Editor {
  /** The rich text, which is typed into. */
  readonly rich: Locator;
  readonly source: Locator;
  readonly button: (name: string) => Locator;
  /** The HTML beside it, as “Copy” gives it. */
  readonly html: () => Promise<string>;
}

async function openEditor(page: Page, start = ''): Promise<Editor> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/html-wysiwyg-editor');
  const rich = page.getByRole('textbox', { name: 'Rich text' });
  const source = page.getByRole('group', { name: 'HTML source' });
  await expect(rich.locator('h2')).toHaveText('Your text');
  await rich.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Backspace');
  if (start !== '') await paste(rich, { 'text/html': start });
  return {
    rich,
    source,
    button: (name) => page.getByRole('toolbar').getByRole('button', { name, exact: true }),
    async html() {
      await source.getByRole('button', { name: 'Copy' }).click();
      return page.evaluate(() => navigator.clipboard.readText());
    },
  };
}

const paste = (target: Locator, data: Readonly<Record<string, string>>) =>
  target.evaluate((element, given) => {
    const clipboardData = new DataTransfer();
    for (const [type, text] of Object.entries(given)) clipboardData.setData(type, text);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, data);

test('what is typed and formatted is HTML beside it; undo goes back to the start', async ({ page }) => {
  const { rich, button, html } = await openEditor(page);
  await page.keyboard.press('Control+b');
  await page.keyboard.type('Hi');
  expect(await html()).toBe('<p><strong>Hi</strong></p>');
  await expect(button('Bold')).toHaveAttribute('aria-pressed', 'true');
  await rich.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('## Second');
  await button('Heading 3').click();
  await page.keyboard.press('Enter');
  await page.keyboard.type('- a');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('b');
  expect(await html()).toBe(
    '<p><strong>Hi</strong></p>\n<h3>Second</h3>\n<ul>\n  <li>\n    a\n    <ul>\n      <li>b</li>\n    </ul>\n  </li>\n</ul>',
  );
  await expect(button('Undo')).toHaveAttribute('aria-disabled', 'false');
  for (let step = 0; step < 40 && (await button('Undo').getAttribute('aria-disabled')) === 'false'; step += 1)
    await button('Undo').click();
  expect(await html()).toContain('<h2>Your text</h2>');
});

test('the HTML is edited too: the text follows it, what was typed stays, and is cleaned on demand', async ({
  page,
}) => {
  const { rich, source, html } = await openEditor(page);
  const typed = '<h2 class=x>a</h2><script>1</script><p onclick="y()">b</p>';
  await source.locator('textarea, .cm-content').first().click();
  await page.keyboard.insertText(typed);
  await expect(rich.locator('h2')).toHaveText('a');
  await expect(rich.locator('p')).toHaveText('b');
  await source.getByText('2 more notes').click();
  await expect(source).toContainText('Scripts in attributes were removed: onclick');
  await expect(source).toContainText('Elements removed with their content: script');
  expect(await html()).toBe(typed);
  await source.getByRole('button', { name: 'Clean up and format' }).click();
  await expect(source.getByRole('button', { name: 'Clean up and format' })).toHaveCount(0);
  expect(await html()).toBe('<h2>a</h2>\n<p>b</p>');
});

/* Shortened from what the programs put on the clipboard. */
const PASTES = {
  Word: [
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15">
<style><!-- p.MsoNormal {margin:0cm; font-size:11.0pt;} --></style></head><body lang=EN-US style='tab-interval:35.4pt'>
<!--StartFragment--><h1 style='mso-style-next:Normal'>Report<o:p></o:p></h1>
<p class=MsoNormal style='margin-bottom:8pt'><b><span style='font-family:"Calibri",sans-serif'>Bold</span></b><span
lang=EN-US> and <i>italic</i><o:p></o:p></span></p>
<table class=MsoTableGrid border=1><tr><td width=312 valign=top style='border:solid windowtext 1.0pt'><p class=MsoNormal>A1<o:p></o:p></p></td><td><p class=MsoNormal>B1</p></td></tr></table><!--EndFragment--></body></html>`,
    '<h1>Report</h1>\n<p><strong>Bold</strong> and <em>italic</em></p>\n<table>\n  <tbody>\n    <tr>\n      <td>A1</td>\n      <td>B1</td>\n    </tr>\n  </tbody>\n</table>',
  ],
  'Google Docs': [
    `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-5f1a"><h2 dir="ltr" style="line-height:1.38;margin-top:18pt;"><span style="font-size:16pt;font-family:Arial;font-weight:400;white-space:pre;">Plan</span></h2><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:700;">first</span></p></li><li dir="ltr" aria-level="1"><p dir="ltr"><a href="https://example.com/" style="text-decoration:none;"><span style="text-decoration:underline;">second</span></a></p></li></ul></b>`,
    '<h2>Plan</h2>\n<ul>\n  <li><strong>first</strong></li>\n  <li><a href="https://example.com/">second</a></li>\n</ul>',
  ],
  'a web page': [
    `<meta charset='utf-8'><article class="post" data-id="7"><h3 id="top">Title</h3><div class="body"><p>See <a href="https://example.com/a?b=1&amp;c=2" target="_blank" onclick="track()">this</a>.</p><script>alert(1)</script><pre class="hl"><code class="language-js">let a = 1;\nlet b;</code></pre><a href="javascript:alert(1)">run</a></div></article>`,
    '<h3>Title</h3>\n<p>See <a href="https://example.com/a?b=1&amp;c=2">this</a>.</p>\n<pre><code class="language-js">let a = 1;\nlet b;</code></pre>\n<p>run</p>',
  ],
} as const;

for (const [from, [given, expected]] of Object.entries(PASTES))
  test(`a paste from ${from} is clean HTML, and says what is gone`, async ({ page }) => {
    const { rich, html } = await openEditor(page, given);
    await expect(rich).not.toBeEmpty();
    expect(await html()).toBe(expected);
    await page.getByText(/^\d more notes?$/).click();
    await expect(page.getByText('Attributes and styles removed')).toBeVisible();
  });

test('plain text is pasted as paragraphs, also where it looks like HTML', async ({ page }) => {
  const { rich, html } = await openEditor(page);
  await paste(rich, { 'text/plain': 'one\n<b onclick=x>two</b>' });
  await expect(rich).toContainText('two');
  expect(await html()).toBe('<p>one</p>\n<p>&lt;b onclick=x&gt;two&lt;/b&gt;</p>');
});

test('the toolbar is one stop of the keyboard, its arrows move, and Escape goes back to the text', async ({ page }) => {
  const { rich, button, html } = await openEditor(page);
  await page.keyboard.type('word');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Alt+F10');
  await expect(button('Undo')).toBeFocused();
  for (let step = 0; step < 2; step += 1) await page.keyboard.press('ArrowRight');
  await expect(button('Bold')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Alt+F10');
  await expect(button('Bold')).toBeFocused();
  await page.keyboard.press('End');
  await expect(button('Table')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(button('Undo')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(rich).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(button('Undo')).toBeFocused();
  expect(await html()).toBe('<p><strong>word</strong></p>');
});

test('links, images and colors are asked for, and dangerous ones refused', async ({ page }) => {
  const { rich, button, html } = await openEditor(page);
  await page.keyboard.type('word');
  await page.keyboard.press('Control+a');
  await button('Link').click();
  const field = page.getByRole('textbox', { name: 'Link URL' });
  await field.fill('javascript:alert(1)');
  await expect(page.getByText('A link must be a web, mail or phone address')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Apply' })).toBeDisabled();
  await field.fill('https://example.com/');
  await field.press('Enter');
  expect(await html()).toBe('<p><a href="https://example.com/">word</a></p>');
  await rich.click();
  await page.keyboard.press('Control+End');
  await button('Image').click();
  await page.getByRole('textbox', { name: 'Image description' }).fill('A dot');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Embed a file' }).click(),
  ]);
  const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  await chooser.setFiles({ name: 'dot.png', mimeType: 'image/png', buffer: Buffer.from(dot, 'base64') });
  await expect(rich.locator('img[alt="A dot"]')).toBeVisible();
  expect(await html()).toBe(
    `<p><a href="https://example.com/">word</a><img src="data:image/png;base64,${dot}" alt="A dot"></p>`,
  );
});

test('2,000 mutated pastes run no script and leave HTML that is clean', async ({ page }) => {
  test.setTimeout(120_000);
  await openEditor(page);
  const seeds = Object.values(PASTES).map(([given]) => given);
  const { found, landed } = await page.getByRole('textbox', { name: 'Rich text' }).evaluate((element, texts) => {
    const pieces = [
      '<script>window.hit=1</script>',
      '<img src=x onerror="window.hit=1">',
      '<svg onload="window.hit=1">',
      '<iframe srcdoc="<script>parent.hit=1</script>">',
      '<a href=" java\tscript:window.hit=1">x</a>',
      '<style>@import "https://example.com/"</style>',
      '<math><mtext></form><form><mglyph><style></math><img src onerror=hit=1>',
      '<noscript><p title="</noscript><img src=x onerror=hit=1>">',
      '<p style="background:url(https://example.com/)">',
      '<table><td><table>',
      '<ul><ol><li>',
      '<template><b>',
      '<!--',
      '-->',
      '</',
      '"',
      "'",
      '\0',
    ];
    let state = 61;
    const next = (below: number) => (state = (state * 48_271) % 2_147_483_647) % below;
    const found: string[] = [];
    let landed = 0;
    for (let turn = 0; turn < 2000; turn += 1) {
      let text = texts[turn % texts.length] ?? '';
      for (let change = next(5); change >= 0; change -= 1) {
        const at = next(text.length);
        text = text.slice(0, at) + (pieces[next(pieces.length)] ?? '') + text.slice(at + next(30));
      }
      const before = element.innerHTML;
      // Each takes the place of the one before.
      element.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', ctrlKey: true, bubbles: true }));
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', text);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      if (element.innerHTML !== before) landed += 1;
      const active = element.querySelector(
        'script, style, iframe, svg, math, template, object, form, [onerror], [onload], [onclick]',
      );
      // An address that cannot be read has no scheme.
      const link = [...element.querySelectorAll('a')].find(({ protocol }) => !/^(?:https?)?:$/.test(protocol));
      if (active !== null) found.push(`${active.outerHTML} of ${text}`);
      if (link !== undefined) found.push(`${link.href} of ${text}`);
      if ('hit' in window) found.push(`a script of ${text}`);
    }
    return { found, landed };
  }, seeds);
  expect(found.slice(0, 3)).toEqual([]);
  // Some mutations leave the text as it was.
  expect(landed).toBeGreaterThan(1500);
});
