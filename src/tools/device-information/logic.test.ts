import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { askBrowser, rateOf } from './ask-browser.ts';
import type { Browser } from './browser.ts';
import { asked, offsetOf, readFacts, sections, tell, type AskedId, type Told, type Unit, type Value } from './facts.ts';
import { systemOf } from './system.ts';
import { writeJson, writeMarkdown, writeValue } from './report.ts';

const nothing = (isSecureContext: boolean) => ({ isSecureContext }) as Browser;

/** All facts but those that are waited for, by their names. */
const told = (browser: Browser): Readonly<Record<string, Told>> =>
  Object.fromEntries(
    readFacts(browser, {})
      .flatMap(({ facts }) => facts)
      .filter(({ id }) => !(id in asked))
      .map(({ id, told }) => [id, told]),
  );

describe('facts', () => {
  test('a browser that has nothing says so of all, and of what is for secure pages why', () => {
    const { secureContext, ...secure } = told(nothing(true));
    expect(secureContext).toEqual({ is: 'known', value: true });
    const known = Object.entries(secure).filter(([, { is }]) => is === 'known');
    // Whether a thing is there is known of nothing, too.
    expect(known.map(([id, fact]) => [id, fact])).toEqual(
      ['webgl', 'webgl2', 'wasm'].map((id) => [id, { is: 'known', value: false }]),
    );
    expect(secure['orientation']).toEqual({ is: 'unavailable' });
    expect(secure['brands']).toEqual({ is: 'unavailable' });
    const insecure = told(nothing(false));
    expect(Object.keys(insecure).filter((id) => insecure[id]?.is === 'insecure')).toEqual([
      'brands',
      'mobile',
      'memory',
      'webgpu',
      'serviceWorker',
      'webCrypto',
    ]);
  });

  test('any part of a browser may be missing or refuse', () => {
    const refusing = new Proxy({} as Browser, {
      get: () => {
        throw new Error('refused');
      },
    });
    const parts = ['screen', 'navigator', 'matchMedia', 'Intl', 'Date', 'document', 'visualViewport'];
    fc.assert(
      fc.property(fc.subarray(parts), (kept) => {
        const browser = { isSecureContext: true, ...Object.fromEntries(kept.map((part) => [part, refusing])) };
        expect(Object.keys(told(browser as unknown as Browser))).toHaveLength(
          Object.values(sections).flatMap((readers) => Object.keys(readers)).length,
        );
      }),
    );
  });

  test('Safari before 16.4 has no orientation, and the rest of its screen is there', () => {
    const screen = { width: 390, height: 844, availWidth: 390, availHeight: 800, colorDepth: 24 };
    expect(told({ ...nothing(true), screen })).toMatchObject({
      screenSize: { is: 'known', value: { width: 390, height: 844 } },
      availableSize: { is: 'known', value: { width: 390, height: 800 } },
      colorDepth: { is: 'known', value: 24, unit: ' bit' },
      orientation: { is: 'unavailable' },
      angle: { is: 'unavailable' },
    });
  });

  test('a size that is known by half is none', () => {
    expect(told({ ...nothing(true), innerWidth: 800, innerHeight: NaN })['windowSize']).toEqual({ is: 'unavailable' });
  });

  test('media features are what the browser matches, and unknown where it does not know the query', () => {
    const holds = ['(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)', '(any-pointer: coarse)'];
    const unknown = ['(dynamic-range: high)'];
    const matchMedia = (query: string) => ({
      matches: holds.includes(query),
      // What CSS makes of a query that it does not know (Media Queries 4, section 3.2).
      media: unknown.includes(query) ? 'not all' : query,
    });
    expect(told({ ...nothing(true), matchMedia })).toMatchObject({
      colorScheme: { is: 'known', value: 'dark' },
      reducedMotion: { is: 'known', value: true },
      forcedColors: { is: 'known', value: false },
      anyPointer: { is: 'known', value: ['coarse'] },
      hdr: { is: 'unavailable' },
      contrast: { is: 'unavailable' },
    });
  });

  test('a connection that lacks a part says so of this part', () => {
    const connection = { effectiveType: '4g', saveData: false, rtt: 0 };
    expect(told({ ...nothing(true), navigator: { connection } } as unknown as Browser)).toMatchObject({
      connection: { is: 'known', value: '4g' },
      roundTrip: { is: 'known', value: 0, unit: ' ms' },
      saveData: { is: 'known', value: false },
      downlink: { is: 'unavailable' },
    });
  });

  test('what zoom makes of a pixel ratio is rounded', () => {
    expect(told({ ...nothing(true), devicePixelRatio: 1.100000023841858 })['pixelRatio']).toMatchObject({ value: 1.1 });
  });

  test('an empty answer is no missing API', () => {
    const page = { isSecureContext: true };
    expect(tell('', page)).toEqual({ is: 'empty' });
    expect(tell([], page)).toEqual({ is: 'empty' });
    expect(tell(0, page)).toEqual({ is: 'known', value: 0 });
    expect(tell(false, page)).toEqual({ is: 'known', value: false });
    expect(tell(NaN, page)).toEqual({ is: 'unavailable' });
    expect(tell(undefined, { ...page, secure: true })).toEqual({ is: 'unavailable' });
    expect(tell(undefined, { secure: true, isSecureContext: false })).toEqual({ is: 'insecure' });
  });

  test.each([
    [0, '+00:00'],
    [-330, '+05:30'],
    [210, '-03:30'],
    [-60, '+01:00'],
  ])('%i minutes west of UTC are %s', (minutes, offset) => {
    expect(offsetOf(minutes)).toBe(offset);
  });
});

describe('what is asked for', () => {
  const answersOf = async (browser: Partial<Browser>) => {
    const answers: Partial<Record<AskedId, Told>> = {};
    askBrowser({ requestAnimationFrame: () => 0, navigator: {}, ...browser } as unknown as Browser, (id, told) => {
      answers[id] = told;
    });
    await new Promise((resolve) => setTimeout(resolve, 0));
    return answers;
  };

  test('is answered once each, also by a browser that has none of it', async () => {
    const none = { is: 'insecure' };
    expect(await answersOf({ isSecureContext: false })).toEqual({
      storageUsed: none,
      quota: none,
      architecture: none,
      model: none,
      platformVersion: none,
      system: { is: 'unavailable' },
    });
  });

  test('comes with its unit', async () => {
    const estimate = () => Promise.resolve({ usage: 1200, quota: 5_000_000 });
    let time = 0;
    const requestAnimationFrame = (step: FrameRequestCallback) => {
      queueMicrotask(() => step((time += 1000 / 60)));
      return 0;
    };
    const document = { createElement: () => ({ getContext: () => null }) };
    const browser = { isSecureContext: true, requestAnimationFrame, document, navigator: { storage: { estimate } } };
    expect(await answersOf(browser as unknown as Browser)).toMatchObject({
      storageUsed: { is: 'known', value: 1200, unit: 'bytes' },
      quota: { is: 'known', value: 5_000_000, unit: 'bytes' },
      refreshRate: { is: 'known', value: 60, unit: ' Hz' },
      gpu: { is: 'unavailable' },
    });
  });

  test('says of a system what the hints or the user agent tell', async () => {
    const userAgent =
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0';
    const systemBy = async (getHighEntropyValues: () => Promise<object>) => {
      const userAgentData = { platform: 'Windows', brands: [], mobile: false, getHighEntropyValues };
      const navigator = { userAgent, userAgentData } as unknown as Browser['navigator'];
      return (await answersOf({ isSecureContext: true, navigator })).system;
    };
    expect(await systemBy(() => Promise.resolve({ platformVersion: '15.0.0' }))).toEqual({
      is: 'known',
      value: 'Windows 11',
    });
    expect(await systemBy(() => Promise.reject(new Error('refused')))).toEqual({ is: 'known', value: 'Windows' });
  });

  test('may be refused', async () => {
    const refuse = () => Promise.reject(new Error('refused'));
    const navigator = { storage: { estimate: refuse }, userAgentData: { getHighEntropyValues: refuse } };
    const answers = await answersOf({ isSecureContext: true, navigator: navigator as unknown as Browser['navigator'] });
    expect(answers.quota).toEqual({ is: 'unavailable' });
    expect(answers.model).toEqual({ is: 'unavailable' });
    const fail = () => {
      throw new Error('refused at once');
    };
    const worse = { storage: { estimate: fail }, userAgentData: { getHighEntropyValues: fail } };
    expect(await answersOf({ isSecureContext: true, navigator: worse as unknown as Browser['navigator'] })).toEqual(
      answers,
    );
  });

  test('the rate is the median of the frames', () => {
    const times = Array.from({ length: 41 }, (_, index) => index * (1000 / 60));
    expect(rateOf(times)).toBe(60);
    expect(rateOf([...times, 5000])).toBe(60);
    expect(rateOf([1])).toBeUndefined();
  });
});

describe('the operating system', () => {
  const PHONE = { width: 390, height: 844 };
  const TABLET = { width: 820, height: 1180 };
  const browserWith = (userAgent: string, maxTouchPoints: number, screen = TABLET, platform?: string) =>
    ({
      navigator: { userAgent, maxTouchPoints, ...(platform !== undefined && { userAgentData: { platform } }) },
      screen,
    }) as unknown as Browser;
  const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';

  test.each([
    [`${MAC} Version/17.5 Safari/605.1.15`, 5, TABLET, 'iPadOS'],
    [`${MAC} Version/26.1 Safari/605.1.15`, 5, TABLET, 'iPadOS 26.1'],
    [`${MAC} Version/17.5 Mobile/15E148 Safari/604.1`, 5, PHONE, 'iOS'],
    [`${MAC} Version/26.1 Safari/605.1.15`, 0, TABLET, 'macOS'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:126.0) Gecko/20100101 Firefox/126.0', 0, TABLET, 'macOS'],
    ['Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15', 5, TABLET, 'iPadOS 16.6'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) AppleWebKit/605.1.15', 5, PHONE, 'iOS 17.5.1'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 Version/26.2', 5, PHONE, 'iOS 26.2'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:126.0) Gecko/20100101 Firefox/126.0', 0, TABLET, 'Windows 10 / 11'],
    ['Mozilla/5.0 (Windows NT 6.1; rv:115.0) Gecko/20100101 Firefox/115.0', 0, TABLET, 'Windows 7'],
    ['Mozilla/5.0 (Android 13; Mobile; rv:126.0) Gecko/126.0 Firefox/126.0', 5, PHONE, 'Android 13'],
    ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36', 0, TABLET, 'ChromeOS'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:126.0) Gecko/20100101 Firefox/126.0', 0, TABLET, 'Linux'],
    ['Something else', 0, TABLET, undefined],
  ])('by the user agent and touch points: %s', (userAgent, touchPoints, screen, system) =>
    expect(systemOf(browserWith(userAgent, touchPoints, screen), undefined)).toBe(system),
  );

  test.each([
    ['Windows', '10.0.0', 'Windows 10'],
    ['Windows', '13.0.0', 'Windows 11'],
    ['Windows', '0.3.0', 'Windows 8.1'],
    ['macOS', '14.5.0', 'macOS 14.5'],
    ['Android', '14.0.0', 'Android 14'],
    ['Linux', '', 'Linux'],
    ['Chrome OS', undefined, 'Chrome OS'],
    ['', '1.0.0', 'macOS'],
  ])('by client hints: %s %s', (platform, version, system) =>
    expect(systemOf(browserWith(MAC, 0, TABLET, platform), version)).toBe(system),
  );
});

describe('the report', () => {
  test('keeps every value whole, whatever backticks it has', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('`', 'a', ' ', '*') }), (value) => {
        const report = writeMarkdown([{ name: 'S', facts: [{ name: 'N', value }] }]);
        const line = report.split('\n').at(-1) ?? '';
        // A code span ends with the first run of backticks as long as its first (CommonMark 6.1).
        const [, fence = '', inside = '', rest] = /^- N: (`+)(.*?[^`])\1(?!`)(.*)$/.exec(line) ?? [];
        expect(fence).not.toBe('');
        expect(rest).toBe('');
        expect(inside.trim()).toBe(value.trim());
      }),
      { numRuns: 200 },
    );
  });

  test('escapes names', () => {
    const facts = [{ name: '*x*', value: '1' }];
    expect(writeMarkdown([{ name: 'A_b_', facts }])).toBe('## A\\_b\\_\n\n- \\*x\\*: `1`');
  });

  test.each<[Value, Unit | undefined, string]>([
    [true, undefined, 'Yes'],
    [false, undefined, 'No'],
    [0, undefined, '0'],
    [60, ' Hz', '60 Hz'],
    [2000, 'bytes', '2000 B'],
    [{ width: 800, height: 600 }, undefined, '800 × 600'],
    [['fr-FR', 'fr'], undefined, 'fr-FR, fr'],
    ['Linux', undefined, 'Linux'],
  ])('%o %s is %s', (value, unit, text) => {
    expect(writeValue(value, unit, { yes: 'Yes', no: 'No', formatBytes: (bytes) => `${bytes} B` })).toBe(text);
  });

  test('as JSON has plain values, and null for what is not told', () => {
    const screen = { width: 390, height: 844, availWidth: 390, availHeight: 800, colorDepth: 24 };
    const facts = readFacts({ ...nothing(true), screen }, {});
    const read = JSON.parse(writeJson(facts)) as Record<string, unknown>;
    expect(Object.keys(read)).toEqual(facts.map(({ id }) => id));
    expect(read['screen']).toEqual({
      screenSize: { width: 390, height: 844 },
      availableSize: { width: 390, height: 800 },
      colorDepth: 24,
      pixelRatio: null,
      orientation: null,
      angle: null,
      refreshRate: null,
    });
  });
});
