// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sayMoment, untilMoment } from './say.ts';
import { useNow } from './use-now.ts';

const START = Date.UTC(2026, 9, 25, 0, 59, 0);
const HOUR = 3_600_000;

beforeEach(() => vi.useFakeTimers({ now: START }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('the clock is read each second', () => {
  const { result } = renderHook(useNow);
  expect(result.current).toBe(START);
  act(() => void vi.advanceTimersByTime(3000));
  expect(result.current).toBe(START + 3000);
});

test('after the tab slept the first look is right, before any tick', () => {
  const { result } = renderHook(useNow);
  const end = START + 5 * HOUR;
  vi.setSystemTime(START + 4 * HOUR);
  expect(untilMoment(end, result.current)).toBe(5 * HOUR);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(untilMoment(end, result.current)).toBe(HOUR);
});

test('after the clock was set, forward or back, the next tick is right', () => {
  const { result } = renderHook(useNow);
  for (const jump of [2 * HOUR, -3 * HOUR]) {
    vi.setSystemTime(START + jump);
    act(() => void vi.advanceTimersByTime(1000));
    expect(result.current).toBe(START + jump + 1000);
  }
});

test('a countdown goes through a change of the clock without a jump', () => {
  const { result } = renderHook(useNow);
  const end = START + 90 * 60_000;
  // At 01:00 UTC clocks in Berlin go from 3:00 back to 2:00.
  act(() => void vi.advanceTimersByTime(2 * 60_000));
  expect(untilMoment(end, result.current)).toBe(88 * 60_000);
  expect(sayMoment(result.current, 'Europe/Berlin', 'en')).toMatch(/October 25, 2026 at 2:01:00\sAM GMT\+1/);
  expect(sayMoment(START, 'Europe/Berlin', 'en')).toMatch(/2:59:00\sAM GMT\+2/);
});

test('a moment that has come leaves nothing', () => {
  expect(untilMoment(START, START)).toBeUndefined();
  expect(untilMoment(START + 1, START)).toBe(1000);
});
