import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { askBrowser, rateOf } from './ask-browser.ts';
import type { Browser } from './browser.ts';
import { asked, offsetOf, readFacts, sections, tell, type AskedId, type Told } from './facts.ts';
import { writeJson, writeMarkdown } from './report.ts';

const nothing = (isSecureContext: boolean) => ({ isSecureContext }) as Browser;

/** All facts but those that are waited for, by their names. */
const told = (browser: Browser | undefined) =>
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

  test('without a browser all is asked for', () => {
    expect(new Set(Object.values(told(undefined)).map(({ is }) => is))).toEqual(new Set(['asking']));
  });

  test('Safari before 16.4 has no orientation, and the rest of its screen is there', () => {
    const screen = { width: 390, height: 844, availWidth: 390, availHeight: 800, colorDepth: 24 };
    expect(told({ ...nothing(true), screen })).toMatchObject({
      screenSize: { is: 'known', value: '390 × 844' },
      availableSize: { is: 'known', value: '390 × 800' },
      orientation: { is: 'unavailable' },
      angle: { is: 'unavailable' },
    });
  });

  test('an empty answer is no missing API', () => {
    expect(tell('', false, true)).toEqual({ is: 'empty' });
    expect(tell([], false, true)).toEqual({ is: 'empty' });
    expect(tell(0, false, true)).toEqual({ is: 'known', value: '0' });
    expect(tell(undefined, true, true)).toEqual({ is: 'unavailable' });
    expect(tell(undefined, true, false)).toEqual({ is: 'insecure' });
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
      quota: none,
      architecture: none,
      model: none,
      platformVersion: none,
    });
  });

  test('may be refused', async () => {
    const refuse = () => Promise.reject(new Error('refused'));
    const navigator = { storage: { estimate: refuse }, userAgentData: { getHighEntropyValues: refuse } };
    const answers = await answersOf({ isSecureContext: true, navigator: navigator as unknown as Browser['navigator'] });
    expect(answers.quota).toEqual({ is: 'unavailable' });
    expect(answers.model).toEqual({ is: 'unavailable' });
  });

  test('the rate is the median of the frames', () => {
    const times = Array.from({ length: 41 }, (_, index) => index * (1000 / 60));
    expect(rateOf(times)).toBe(60);
    expect(rateOf([...times, 5000])).toBe(60);
    expect(rateOf([1])).toBeUndefined();
  });
});

describe('the report', () => {
  test('keeps every value whole, whatever backticks it has', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('`', 'a', ' ', '*') }), (value) => {
        const line =
          writeMarkdown({ S: { N: value } })
            .split('\n')
            .at(-1) ?? '';
        // A code span ends with the first run of backticks as long as its first (CommonMark 6.1).
        const [, fence = '', inside = '', rest] = /^- N: (`+)(.*?[^`])\1(?!`)(.*)$/.exec(line) ?? [];
        expect(fence).not.toBe('');
        expect(rest).toBe('');
        expect(inside.trim()).toBe(value.trim());
      }),
      { numRuns: 500 },
    );
  });

  test('escapes names', () => {
    expect(writeMarkdown({ A_b_: { '*x*': '1' } })).toBe('## A\\_b\\_\n\n- \\*x\\*: `1`');
  });
});

test('JSON has the same names in every language, and null for what is not told', () => {
  const facts = readFacts(undefined, {});
  const read = JSON.parse(writeJson(facts)) as Record<string, Record<string, unknown>>;
  expect(Object.keys(read)).toEqual(facts.map(({ id }) => id));
  expect(read['screen']).toHaveProperty('screenSize', null);
});
