import { useEffect, useState } from 'react';
import { askBrowser } from './ask-browser.ts';
import type { Browser } from './browser.ts';
import { readFacts, type AskedId, type FactSection, type Told } from './facts.ts';

/** Media features that change while a page is open, in the system's settings or by another screen. */
const QUERIES = [
  '(prefers-color-scheme: dark)',
  '(prefers-reduced-motion: reduce)',
  '(prefers-contrast: more)',
  '(prefers-contrast: less)',
  '(prefers-contrast: custom)',
  '(forced-colors: active)',
  '(color-gamut: p3)',
  '(color-gamut: rec2020)',
  '(dynamic-range: high)',
  '(pointer: fine)',
  '(hover: hover)',
  '(any-pointer: coarse)',
];

/** All facts, read anew whenever one of them may have changed; none before the page runs in a browser. */
export function useFacts(): readonly FactSection[] | undefined {
  const [facts, setFacts] = useState<readonly FactSection[]>();
  useEffect(() => {
    const browser = window as unknown as Browser;
    let answers: Readonly<Partial<Record<AskedId, Told>>> = {};
    let isGone = false;
    const update = () => {
      if (!isGone) setFacts(readFacts(browser, answers));
    };
    // Another screen or zoom has another resolution than this one.
    const queries = [...QUERIES, `(resolution: ${devicePixelRatio}dppx)`].map((query) => matchMedia(query));
    const sources: readonly (readonly [EventTarget | null | undefined, readonly string[]])[] = [
      [window, ['resize', 'orientationchange', 'languagechange', 'online', 'offline']],
      // Safari before 16.4 has no such object.
      [screen.orientation, ['change']],
      [window.visualViewport, ['resize']],
      [browser.navigator.connection, ['change']],
      ...queries.map((query) => [query, ['change']] as const),
    ];
    for (const [source, names] of sources) for (const name of names) source?.addEventListener(name, update);
    update();
    askBrowser(browser, (id, told) => {
      answers = { ...answers, [id]: told };
      update();
    });
    return () => {
      isGone = true;
      for (const [source, names] of sources) for (const name of names) source?.removeEventListener(name, update);
    };
  }, []);
  return facts;
}
