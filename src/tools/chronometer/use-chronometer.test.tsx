// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { change, shownAt } from './chronometer.ts';

vi.mock('#kit', () => ({ useLanguage: () => 'en' }));

/** What the bell was asked for: milliseconds from now, and whether that was taken back. */
const rings: { in: number; isCancelled: boolean }[] = [];
vi.mock('./bell.ts', () => ({
  allowSound: () => undefined,
  ringIn: (milliseconds: number) => {
    const ring = { in: milliseconds, isCancelled: false };
    const due = performance.now() + milliseconds;
    rings.push(ring);
    return { isHeard: () => performance.now() >= due, cancel: () => (ring.isCancelled = true) };
  },
}));

const HOUR = 3_600_000;
/* All clocks of the browser. */
const clocks = [
  ...(['Date', 'performance', 'setInterval', 'clearInterval'] as const),
  ...(['requestAnimationFrame', 'cancelAnimationFrame'] as const),
];

beforeEach(() => {
  // Ten seconds before the clocks go forward in most of Europe.
  vi.useFakeTimers({ toFake: clocks, now: Date.UTC(2026, 2, 29, 0, 59, 50) });
  document.title = 'Chronometer';
  rings.length = 0;
  // A tab that was just opened.
  vi.resetModules();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** What the page makes of the hooks. */
async function open({ isCalm = false } = {}) {
  const { useChronometer, useNow } = await import('./use-chronometer.ts');
  const { useKeys } = await import('./use-keys.ts');
  const { useTabTitle } = await import('./use-tab-title.ts');
  return renderHook(() => {
    const running = useChronometer();
    const { chronometer, runs } = running;
    useKeys((key) => running[key]());
    useTabTitle({ runs, isCountdown: chronometer.mode === 'countdown', message: undefined });
    return { ...running, shown: shownAt(chronometer, useNow(runs, isCalm)) };
  }).result;
}

const press = (key: string, target: Element = document.body) => fireEvent.keyDown(target, { key });
/** Time that passes on all clocks. */
const pass = (milliseconds: number): void => {
  act(() => void vi.advanceTimersByTime(milliseconds));
};
/** The wall clock alone: while the device sleeps, or when somebody sets it. */
const leap = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

describe('keys', () => {
  test('start, take laps, stop and reset; the title of the tab has the time', async () => {
    const page = await open();
    press(' ');
    pass(61_500);
    expect(document.title).toBe('01:01 - Chronometer');
    press('l');
    pass(2000);
    press('L');
    press(' ');
    expect(document.title).toBe('Chronometer');
    expect(page.current.chronometer.laps).toEqual([61_500, 63_500]);
    pass(5000);
    expect(page.current.shown).toBe(63_500);
    press('r');
    expect(page.current).toMatchObject({ shown: 0, runs: false, chronometer: { laps: [] } });
  });

  test('belong to fields and buttons that have the focus, and to shortcuts of the browser', async () => {
    const page = await open();
    render(
      <>
        <input />
        <button>x</button>
      </>,
    );
    press(' ', screen.getByRole('textbox'));
    press(' ', screen.getByRole('button'));
    fireEvent.keyDown(document.body, { key: ' ', ctrlKey: true });
    fireEvent.keyDown(document.body, { key: ' ', repeat: true });
    expect(page.current.runs).toBe(false);
    press(' ');
    pass(100);
    press('l', screen.getByRole('button'));
    expect(page.current.chronometer.laps).toHaveLength(1);
  });
});

test('the change to daylight saving time is no leap', async () => {
  const page = await open();
  press(' ');
  pass(20_000);
  press(' ');
  expect(page.current).toMatchObject({ shown: 20_000, leap: undefined });
});

test('a clock that was set is not counted, unless somebody says that it was sleep', async () => {
  const page = await open();
  press(' ');
  pass(1000);
  leap(HOUR);
  pass(1000);
  expect(page.current).toMatchObject({ leap: { milliseconds: HOUR, isCounted: false } });
  expect(page.current.shown).toBeLessThanOrEqual(2000);
  act(() => page.current.ofTab().turnLeap());
  press(' ');
  expect(page.current).toMatchObject({ shown: HOUR + 2000, leap: undefined });
});

test('a clock that was set back changes nothing', async () => {
  const page = await open();
  press(' ');
  pass(1000);
  leap(-HOUR);
  pass(1000);
  press(' ');
  expect(page.current).toMatchObject({ shown: 2000, leap: undefined });
});

test('sleep, during which the wall clock alone goes on, is counted and said', async () => {
  const page = await open();
  press(' ');
  pass(1000);
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  pass(1000);
  leap(8 * HOUR);
  pass(1000);
  seen.mockRestore();
  expect(page.current.leap).toEqual({ milliseconds: 8 * HOUR, isCounted: true });
  press(' ');
  expect(page.current.shown).toBe(8 * HOUR + 3000);
});

test('nothing is said of a leap while it stands still', async () => {
  const page = await open();
  leap(HOUR);
  press(' ');
  pass(1000);
  press(' ');
  expect(page.current).toMatchObject({ shown: 1000, leap: undefined });
});

test('a countdown ends at zero and begins again', async () => {
  const page = await open();
  act(() => page.current.ofTab().update((one) => change(one, { mode: 'countdown', minutes: 0, seconds: 3 })));
  press(' ');
  pass(2000);
  expect(document.title).toBe('00:01 - Chronometer');
  pass(5000);
  expect(page.current).toMatchObject({ shown: 0, runs: false });
  press(' ');
  pass(1000);
  expect(page.current).toMatchObject({ shown: 2000, runs: true });
});

describe('the bell', () => {
  const startOfThree = async () => {
    const page = await open();
    act(() => page.current.ofTab().update((one) => change(one, { mode: 'countdown', minutes: 0, seconds: 3 })));
    press(' ');
    return page;
  };
  test('is planned for the end, and not rung again there', async () => {
    await startOfThree();
    pass(5000);
    expect(rings).toEqual([{ in: 3000, isCancelled: false }]);
  });
  test('is taken back by a stop, and planned anew by a start', async () => {
    await startOfThree();
    pass(1000);
    press(' ');
    expect(rings).toEqual([{ in: 3000, isCancelled: true }]);
    press(' ');
    expect(rings.at(-1)).toEqual({ in: 2000, isCancelled: false });
  });
  test('rings at once where sleep has passed the end', async () => {
    await startOfThree();
    pass(300);
    leap(HOUR);
    const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    pass(300);
    seen.mockRestore();
    expect(rings).toEqual([
      { in: 3000, isCancelled: true },
      { in: 0, isCancelled: false },
    ]);
  });
  test('is silent when it is switched off', async () => {
    const page = await startOfThree();
    act(() => page.current.ofTab().setSound(false));
    pass(5000);
    expect(rings).toEqual([{ in: 3000, isCancelled: true }]);
  });
});

test('it goes on while another tool is looked at', async () => {
  await open();
  press(' ');
  cleanup();
  pass(10_000);
  const page = await open();
  press(' ');
  expect(page.current.shown).toBe(10_000);
});

test('the time is drawn with each frame, and seldom for those who want no motion', async () => {
  const page = await open();
  press(' ');
  pass(48);
  expect(page.current.shown).toBeGreaterThan(0);
  cleanup();
  const calm = await open({ isCalm: true });
  const before = calm.current.shown;
  pass(48);
  expect(calm.current.shown).toBe(before);
  pass(250);
  expect(calm.current.shown).toBeGreaterThan(before);
});
