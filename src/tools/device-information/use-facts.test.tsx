// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFacts } from './use-facts.ts';

vi.mock('./ask-browser.ts', () => ({ askBrowser: () => undefined }));

const changes = new EventTarget();
beforeEach(() => {
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches: false }));
  Object.defineProperty(navigator, 'connection', { value: changes, configurable: true });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const windowSizeOf = (sections: ReturnType<typeof useFacts>) =>
  sections?.flatMap(({ facts }) => facts).find(({ id }) => id === 'windowSize')?.told;

test.each([
  ['resize', () => window],
  ['languagechange', () => window],
  ['change', () => changes],
] as const)('reads all anew at %s', (name, target) => {
  window.innerWidth = 800;
  window.innerHeight = 600;
  const { result, unmount } = renderHook(() => useFacts());
  expect(windowSizeOf(result.current)).toEqual({ is: 'known', value: { width: 800, height: 600 } });
  window.innerWidth = 500;
  act(() => void target().dispatchEvent(new Event(name)));
  expect(windowSizeOf(result.current)).toEqual({ is: 'known', value: { width: 500, height: 600 } });
  unmount();
});
