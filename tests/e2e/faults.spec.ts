import type { Page, Route } from '@playwright/test';
import { toolIds } from '../../scripts/tool-ids.mjs';
import { ownFiles, pageFile } from './chunks.ts';
import { callPalette, expect, hydrated, open, test } from './fixture.ts';

/* What may go wrong outside of us. The numbers are the rows of the project's fault table. */

// The worker would answer from its store, where nothing is missing.
test.beforeEach(({ page }) =>
  page.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')),
);

// A browser without windows has nobody to ask, and refuses.
test.use({ permissions: ['camera'] });

const TOOLS = [
  ['hash-text', 'Hash text'],
  ['json-prettify', 'JSON prettify and format'],
  ['camera-recorder', 'Camera recorder'],
] as const;

const link = (page: Page, title: string) => page.getByRole('main').getByRole('link', { name: title, exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** The tool is there: its controls, not only its title. */
const hasTool = (page: Page) =>
  page.waitForFunction(() => document.querySelectorAll('main :is(button, input)').length > 4);

const FAULTS: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'F3: answers 404': (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
  'F4: answers 500': (route) => route.fulfill({ status: 500, body: 'Oh' }),
  'F5: answers with a page': (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Hi' }),
  'F6: is cut off': (route) => route.abort('connectionreset'),
};

for (const [fault, answer] of Object.entries(FAULTS)) {
  for (const [id, title] of TOOLS) {
    test(`the file of a page ${fault}: ${id}`, async ({ page, watch }) => {
      watch.allow.push(/./);
      const file = await pageFile(page, id);
      let asked = 0;
      await open(page, '/');
      await page.route(`**/${file}*`, (route) => {
        asked += 1;
        return answer(route);
      });
      await link(page, title).click();
      const message = page.getByRole('alert').filter({ hasText: 'This tool could not be loaded' });
      await expect(message).toBeVisible();
      // Asked once more before it was given up.
      expect(asked).toBeGreaterThanOrEqual(2);
      await expect(heading(page)).toHaveText(title);
      await expect(message.getByRole('link', { name: 'Back home' })).toBeVisible();
      await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'JSON diff' }).click();
      await expect(heading(page)).toHaveText('JSON diff');
      await page.goBack();
      await expect(message).toBeVisible();
      await page.unroute(`**/${file}*`);
      await message.getByRole('button', { name: 'Try again' }).click();
      await hasTool(page);
      await expect(message).toHaveCount(0);
    });
  }
}

test('F4: a single failure is not noticed', { tag: '@first' }, async ({ page, watch }) => {
  watch.allow.push(/500/);
  const file = await pageFile(page, 'hash-text');
  await open(page, '/');
  await page.route(`**/${file}*`, (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  await link(page, 'Hash text').click();
  await hasTool(page);
  await expect(page.getByText('This tool could not be loaded')).toHaveCount(0);
});

test('F3: opened directly, the page says so and the rest works', { tag: '@first' }, async ({ page, watch }) => {
  watch.allow.push(/./);
  const file = await pageFile(page, 'hash-text');
  await page.route(`**/${file}*`, (route) => route.fulfill({ status: 404, body: '' }));
  await open(page, '/hash-text');
  const message = page.getByRole('alert').filter({ hasText: 'This tool could not be loaded' });
  await expect(message).toBeVisible();
  await page.unroute(`**/${file}*`);
  await message.getByRole('button', { name: 'Try again' }).click();
  await hasTool(page);
});

for (const [id, title] of TOOLS) {
  test(`F7: a file that never comes: ${id}`, async ({ page }) => {
    await page.clock.install();
    const file = await pageFile(page, id);
    await open(page, '/');
    let isLost = true;
    await page.route(`**/${file}*`, (route) => (isLost ? new Promise(() => undefined) : route.continue()));
    await link(page, title).click();
    await expect(heading(page)).toHaveText(title);
    const skeleton = page.locator('main [role=status] span').first();
    await expect(skeleton).toBeAttached();
    await expect(page.getByText('Still loading…')).toHaveCount(0);
    await page.clock.runFor(5100);
    await expect(page.getByText('Still loading…')).toBeVisible();
    await page.clock.runFor(10_000);
    const message = page.getByRole('alert').filter({ hasText: 'This takes longer than usual.' });
    await expect(message).toBeVisible();
    // Without a route the request that waits would be answered after all.
    isLost = false;
    // A click of Playwright waits for frames, which stand still with the clock.
    await message.getByRole('button', { name: 'Try again' }).evaluate((button) => (button as HTMLElement).click());
    await page.clock.resume();
    await hydrated(page);
    await hasTool(page);
  });
}

test('F7: opened directly, the frame comes alive without the tool', async ({ page, watch }) => {
  watch.allow.push(/preload/);
  const file = await pageFile(page, 'hash-text');
  await page.route(`**/${file}*`, () => new Promise(() => undefined));
  await page.goto('./hash-text', { waitUntil: 'commit' });
  await hydrated(page);
  await callPalette(page);
});

for (const [id, title] of TOOLS) {
  test(`F8: a slow line shows a placeholder and nothing jumps: ${id}`, async ({ page, context }) => {
    await open(page, '/');
    const line = await context.newCDPSession(page);
    await line.send('Network.enable');
    await line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 2000,
      downloadThroughput: 50_000,
      uploadThroughput: 50_000,
    });
    await page.evaluate(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
          if (!entry.hadRecentInput) shifts.push(entry.value);
      }).observe({ type: 'layout-shift', buffered: false });
    });
    await link(page, title).click();
    await expect(heading(page)).toHaveText(title);
    await hasTool(page);
    const shift = await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
    );
    expect(shift).toBeLessThanOrEqual(0.1);
  });
}

test.describe('F9: missing texts and styles', () => {
  test('a language that cannot be had leaves the page in English', async ({ page, watch }) => {
    watch.allow.push(/Failed to load resource|net::ERR/);
    await page.route(/assets\/(fr|ru)\//, (route) => route.abort());
    await open(page, '/hash-text?lang=fr');
    await expect(heading(page)).toHaveText('Hash text');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByText('The text for this language could not be loaded.')).toBeVisible();
    await page.getByRole('banner').getByLabel('Language').selectOption('ru');
    await expect(heading(page)).toHaveText('Hash text');
  });
  test('a page whose style sheets cannot be had can be read and used', async ({ page, watch }) => {
    watch.allow.push(/Failed to load resource|net::ERR/);
    await page.route(/\.css$/, (route) => route.abort());
    await open(page, '/hash-text');
    await expect(heading(page)).toBeVisible();
    await callPalette(page);
  });
});

test('F10: blocked storage: the app works for this tab and says so once', { tag: '@first' }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await open(page, '/');
  await page.getByRole('main').getByRole('button', { name: 'Add to favorites' }).first().click();
  await expect(page.getByRole('main').getByText('Your favorite tools')).toBeVisible();
  await expect(page.getByText('The browser does not store settings here.')).toHaveCount(1);
  await page.getByRole('button', { name: 'Switch between light and dark' }).click();
  await page.getByRole('banner').getByLabel('Language').selectOption('fr');
  await expect(heading(page)).toHaveText('Des outils pratiques pour les développeurs');
  await expect(page.getByText(/Le navigateur n.enregistre/)).toHaveCount(0);
});

for (const name of ['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED']) {
  test(`F11: full storage (${name}): the change holds in the tab, one notice`, async ({ page }) => {
    await page.addInitScript((error) => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', error);
      };
    }, name);
    await open(page, '/');
    await page.getByRole('main').getByRole('button', { name: 'Add to favorites' }).first().click();
    await expect(page.getByRole('main').getByText('Your favorite tools')).toBeVisible();
    await expect(page.getByText('The browser’s storage is full.')).toHaveCount(1);
    await page.getByRole('main').getByRole('button', { name: 'Add to favorites' }).first().click();
    await expect(page.getByText('The browser’s storage is full.')).toHaveCount(1);
  });
}

test('F11: storage that is really full', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => {
    for (let size = 1 << 22; size > 0; size >>= 1) {
      try {
        for (let index = 0; ; index += 1) localStorage.setItem(`fill-${size}-${index}`, 'x'.repeat(size));
      } catch {
        // As full as pieces of this size can make it.
      }
    }
  });
  await page.getByRole('main').getByRole('button', { name: 'Add to favorites' }).first().click();
  await expect(page.getByRole('main').getByText('Your favorite tools')).toBeVisible();
  await expect(page.getByText('The browser’s storage is full.')).toHaveCount(1);
});

test.describe('F13-F15: a clipboard that does not take it', () => {
  const broken: Readonly<Record<string, () => void>> = {
    'F13: refused': () =>
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) },
      }),
    'F14: absent': () => Object.defineProperty(navigator, 'clipboard', { value: undefined }),
    'F15: never settles': () =>
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => new Promise(() => undefined) } }),
  };
  for (const [name, breakIt] of Object.entries(broken)) {
    test(name, async ({ page }) => {
      await page.addInitScript(breakIt);
      await page.addInitScript(() => {
        // eslint-disable-next-line @typescript-eslint/no-deprecated -- the fallback that must fail too
        document.execCommand = () => false;
      });
      await open(page, '/base64-string-converter');
      await page.locator('[data-example]').first().click();
      await page.getByRole('button', { name: 'Copy', exact: true }).first().click();
      const dialog = page.getByRole('dialog', { name: 'Copy manually' });
      await expect(dialog).toBeVisible({ timeout: 4000 });
      const isSelected = await dialog
        .locator('textarea')
        .evaluate((area: HTMLTextAreaElement) => area.selectionEnd - area.selectionStart === area.value.length);
      expect(isSelected).toBe(true);
      await expect(page.getByText('Copied')).toHaveCount(0);
    });
  }
});

for (const [id, title] of TOOLS) {
  test(`F24: an exception in a tool stays in the tool: ${id}`, async ({ page, watch }) => {
    watch.allow.push(/./);
    const file = await pageFile(page, id);
    await open(page, '/');
    await page.route(`**/${file}*`, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `export default { Page: () => { throw new Error('bug'); }, en: { 'meta.description': 'x' }, operations: {}, locales: {}, examples: () => Promise.resolve([]), related: [], repairs: {} };`,
      }),
    );
    await link(page, title).click();
    const message = page.getByRole('alert').filter({ hasText: 'Something went wrong in this tool' });
    await expect(message).toBeVisible();
    await expect(heading(page)).toHaveText(title);
    const report = message.getByRole('link', { name: 'Report an issue' });
    expect(await report.getAttribute('href')).not.toContain('?');
    await message.getByRole('button', { name: 'Try again' }).click();
    await expect(message).toBeVisible();
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'JSON diff' }).click();
    await hasTool(page);
    await expect(message).toHaveCount(0);
  });
}

test('F25: a rejection that nobody handles is told, and nothing that was typed leaves', async ({ page, watch }) => {
  watch.allow.push(/lost|exception/);
  await open(page, '/hash-text');
  await page.locator('main textarea').first().fill('my secret');
  await page.evaluate(() => {
    for (let count = 0; count < 20; count += 1) void Promise.reject(new Error('lost'));
  });
  await expect(page.getByText('Something went wrong on this page.')).toHaveCount(1);
  for (const anchor of await page.locator('a[href^="http"]').all())
    expect(await anchor.getAttribute('href')).not.toContain('secret');
  await expect(page.locator('main textarea').first()).toHaveValue('my secret');
});

test('F26: an extension that changed the page before it came alive', async ({ page, watch }) => {
  // React says that the page is not what the server sent, and draws it anew.
  watch.allow.push(/Hydration|hydrat|React error #(418|423|425)|Minified React/i);
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      document.documentElement.setAttribute('data-extension', '1');
      document.body.append(Object.assign(document.createElement('div'), { id: 'extension' }));
      document.querySelector('main p')?.remove();
      for (const element of document.querySelectorAll('main h3 a, nav span'))
        element.replaceChildren(Object.assign(document.createElement('b'), { textContent: element.textContent }));
    });
  });
  await open(page, '/');
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'JSON diff' }).first().click();
  await expect(heading(page)).toHaveText('JSON diff');
  await hasTool(page);
});

test('F26: every page comes alive in spite of an extension', { tag: '@windows' }, async ({ page, watch }) => {
  test.setTimeout(20_000 + toolIds().length * 6000);
  watch.allow.push(/Hydration|hydrat|React error #(418|423|425)|Minified React/i);
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      document.documentElement.setAttribute('data-extension', '1');
      document.body.prepend(document.createElement('div'));
      document.querySelector('main p')?.remove();
      for (const element of document.querySelectorAll('main label, main button, nav span')) {
        if (element.childElementCount > 0) continue;
        element.replaceChildren(Object.assign(document.createElement('b'), { textContent: element.textContent }));
      }
    });
  });
  for (const id of toolIds()) {
    await open(page, `/${id}`);
    await hasTool(page);
    await expect(heading(page)).not.toBeEmpty();
    await expect(page.locator('html')).toHaveAttribute('data-extension', '1');
  }
});

test('F26: a translator that wraps every text of a living page', async ({ page }) => {
  await open(page, '/');
  const translate = () =>
    page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        // Translators know what nobody reads.
        if (node.parentElement?.matches('style, script') === false) texts.push(node as Text);
      }
      for (const text of texts) {
        const wrapper = document.createElement('b');
        text.replaceWith(wrapper);
        wrapper.textContent = `*${text.data}`;
      }
    });
  await translate();
  await page.getByRole('search').getByRole('textbox').fill('hash');
  await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toHaveText('Hash text');
  await page.getByRole('main').getByRole('button', { name: 'Add to favorites' }).first().click();
  await page.getByRole('search').getByRole('textbox').fill('');
  // Favorites are fetched when there are some.
  await page.getByRole('heading', { name: 'Your favorite tools' }).waitFor();
  await page.getByRole('banner').getByLabel('Language').selectOption('fr');
  await translate();
  await page.getByRole('main').locator('[data-id]').getByRole('link').first().click();
  await expect(page).toHaveURL(/hash-text/);
  await hasTool(page);
  await page.goBack();
  await expect(page.getByRole('search')).toBeVisible();
});

test('F29: a frozen tab goes on where it was', async ({ page, context }) => {
  await open(page, '/base64-string-converter');
  const text = page.locator('[data-operation=encode]').getByRole('textbox', { name: 'Text' });
  await text.fill('before');
  const tab = await context.newCDPSession(page);
  await tab.send('Page.setWebLifecycleState', { state: 'frozen' });
  await tab.send('Page.setWebLifecycleState', { state: 'active' });
  await expect(text).toHaveValue('before');
  await text.fill('after');
  await expect(page.locator('[data-operation=encode] [data-result] [data-answer]')).toHaveText('YWZ0ZXI=');
});

test('F32: without JavaScript the page says what is missing', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL !== undefined && { baseURL }) });
  const page = await context.newPage();
  for (const path of ['./', './hash-text', './about']) {
    await page.goto(path);
    expect(await page.content()).toMatch(/<noscript>[^<]*JavaScript/);
    await expect(heading(page)).toBeVisible();
  }
  await context.close();
});

const OLD: Readonly<Record<string, () => void>> = {
  'crypto.subtle': () => Object.defineProperty(crypto, 'subtle', { value: undefined }),
  'crypto.randomUUID': () => Object.defineProperty(crypto, 'randomUUID', { value: undefined }),
  structuredClone: () => Object.defineProperty(window, 'structuredClone', { value: undefined }),
  'Intl.Segmenter': () => Object.defineProperty(Intl, 'Segmenter', { value: undefined }),
  requestIdleCallback: () => Reflect.deleteProperty(window, 'requestIdleCallback'),
  popover: () => Reflect.deleteProperty(HTMLElement.prototype, 'showPopover'),
  caches: () => Reflect.deleteProperty(window, 'caches'),
  'navigator.storage': () => Object.defineProperty(navigator, 'storage', { value: undefined }),
  trustedTypes: () => Reflect.deleteProperty(window, 'trustedTypes'),
};
for (const [name, remove] of Object.entries(OLD)) {
  test(`F33: a browser without ${name}`, async ({ page, watch }) => {
    watch.allow.push(/^policy: require-trusted-types-for|TrustedScriptURL|This document requires/);
    await page.addInitScript(remove);
    await open(page, '/');
    await callPalette(page);
    await page.getByRole('dialog').getByRole('combobox').fill('hash');
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('Hash text');
    await page.locator('[data-example]').first().click();
    await expect(page.locator('main [data-result]').first()).not.toBeEmpty();
    await page.goto('./about');
    await hydrated(page);
    await expect(heading(page)).toBeVisible();
  });
}

test('F33: a browser without the flag v of regular expressions', async ({ page }) => {
  // The tool works in a worker, which no init script reaches.
  await page.route(/assets\/worker-[\w-]+\.js$/, async (route) => {
    const response = await route.fetch();
    const old = `globalThis.RegExp = new Proxy(RegExp, { construct(target, [pattern, flags = '']) {
      if (String(flags).includes('v')) throw new SyntaxError("Invalid flags supplied to RegExp constructor '" + flags + "'");
      return new target(pattern, flags);
    } });`;
    await route.fulfill({ response, body: `${old}\n${await response.text()}` });
  });
  await open(page, '/regex-tester?match.flags=gv');
  const pattern = page.getByRole('textbox', { name: 'Regular expression' });
  await pattern.fill('[[a-z]--b]');
  await page.locator('[data-operation=match] [data-input] textarea').locator('visible=true').last().fill('abc');
  await expect(page.getByRole('alert').filter({ hasText: 'flags supplied to RegExp' }).first()).toBeVisible();
  await expect(pattern).toHaveValue('[[a-z]--b]');
  // The rest of the tool, and others, go on.
  await page.getByRole('checkbox', { name: /^v/ }).first().uncheck();
  await pattern.fill('[a-c]');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

for (const path of [
  '%E0%A4%A',
  'x/'.repeat(5000),
  '/evil.example',
  'a//b',
  '%2e%2e/%2e%2e/etc/passwd',
  'HASH-TEXT',
  'hash-text/',
  'hash-text?algorithms=%00&__proto__=1&x[]=2',
  'hash-text#digest=%E0%A4%A',
  'constructor',
  '%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  'no-such?lang=constructor',
]) {
  test(`F34: a hostile address: ${path.slice(0, 40)}`, async ({ page, baseURL, watch }) => {
    watch.allow.push(/status of 4\d\d/);
    const answer = await page.goto(`${baseURL}${path}`);
    expect(answer?.status()).toBeLessThan(500);
    // The server's own short refusal is an answer, too.
    if ((await page.locator('#root').count()) === 0) {
      expect(answer?.status()).toBeGreaterThanOrEqual(400);
      return;
    }
    await hydrated(page);
    await expect(heading(page)).toHaveText(/404 Not Found|Hash text|Handy tools for developers/);
    expect(new URL(page.url()).origin).toBe(new URL(baseURL ?? '').origin);
  });
}

test('F35: twenty pages in two seconds, back and forward: the last one stays', async ({ page }) => {
  await open(page, '/');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  const names = ['Hash text', 'JSON diff', 'UUID generator', 'Token generator', 'HTTP status codes'];
  const links = await Promise.all(names.map((name) => menu.getByRole('link', { name }).elementHandle()));
  for (let count = 0; count < 20; count += 1) {
    await links[count % links.length]?.evaluate((element) => (element as HTMLElement).click());
    await page.waitForTimeout(50);
  }
  await expect(heading(page)).toHaveText('HTTP status codes');
  await hasTool(page);
  for (let count = 0; count < 5; count += 1) await page.evaluate(() => history.back());
  await expect(heading(page)).toHaveText('HTTP status codes');
  await page.evaluate(() => history.forward());
  await expect(heading(page)).toHaveText('Hash text');
});

test('F35: double clicks and double Enter do things once', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/');
  await page.getByRole('main').getByRole('button', { name: 'Add to favorites' }).first().dblclick();
  await expect(page.getByRole('main').getByText('Your favorite tools')).toHaveCount(0);
  await link(page, 'Hash text').dblclick();
  await expect(heading(page)).toHaveText('Hash text');
  await callPalette(page);
  await page.getByRole('dialog').getByRole('combobox').fill('json diff');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('JSON diff');
  await page.goBack();
  await expect(heading(page)).toHaveText('Hash text');
});

test(
  'F35: back from elsewhere, out of the browser’s memory of pages',
  { tag: '@windows' },
  async ({ playwright, launchOptions, baseURL }) => {
    // Playwright switches it off, unless told otherwise.
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    const page = await browser.newPage({ serviceWorkers: 'block', ...(baseURL !== undefined && { baseURL }) });
    await page.addInitScript(() =>
      addEventListener(
        'pageshow',
        ({ persisted }) => (document.documentElement.dataset['persisted'] = String(persisted)),
      ),
    );
    await open(page, '/base64-string-converter');
    const text = page.locator('[data-operation=encode]').getByRole('textbox', { name: 'Text' });
    await text.fill('before');
    await page.goto('./robots.txt');
    await page.evaluate(() => history.back()).catch(() => undefined);
    await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
    await expect(text).toHaveValue('before');
    await text.fill('after');
    await expect(page.locator('[data-operation=encode] [data-result] [data-answer]')).toHaveText('YWZ0ZXI=');
    await browser.close();
  },
);

test('F35: a stale result never replaces a newer one', { tag: '@first' }, async ({ page }) => {
  await open(page, '/base64-string-converter');
  const text = page.locator('[data-operation=encode]').getByRole('textbox', { name: 'Text' });
  for (let count = 0; count < 30; count += 1) await text.fill(`text ${count}`);
  const result = page.locator('[data-operation=encode] [data-result] [data-answer]');
  await expect(result).toHaveText(Buffer.from('text 29').toString('base64'));
  await page.waitForTimeout(500);
  await expect(result).toHaveText(Buffer.from('text 29').toString('base64'));
});

test.describe('F36: other ways to see the page', () => {
  for (const path of ['/', '/about', '/hash-text', '/no-such-page']) {
    test(`print, 400 % zoom, forced colors, reduced motion on ${path}`, async ({ page, watch }) => {
      watch.allow.push(/status of 404/);
      await open(page, path);
      await page.emulateMedia({ media: 'print' });
      await expect(heading(page)).toBeVisible();
      await page.emulateMedia({ media: 'screen', forcedColors: 'active', reducedMotion: 'reduce' });
      await expect(heading(page)).toBeVisible();
      // 1280 px at 400 %.
      await page.setViewportSize({ width: 320, height: 256 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    });
  }
  test('text from right to left', async ({ page }) => {
    const text = 'שלום עולם مرحبا';
    await open(page, '/base64-string-converter');
    await page.locator('[data-operation=encode]').getByRole('textbox', { name: 'Text' }).fill(text);
    await expect(page.locator('[data-operation=encode] [data-result] [data-answer]')).toHaveText(
      Buffer.from(text).toString('base64'),
    );
  });
});

test('every page brings files of its own, so that the tests above break something', async ({ page }) => {
  for (const [id] of TOOLS) expect((await ownFiles(page, id)).length).toBeGreaterThan(0);
});
