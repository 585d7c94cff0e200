import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createScheduler, type Job, type Scheduler } from './scheduler.ts';

let scheduler: Scheduler;
let said: string[];

beforeEach(() => {
  vi.useFakeTimers();
  scheduler = createScheduler();
  said = [];
});
afterEach(() => void vi.useRealTimers());

/** Gives the scheduler a job that takes `lasts` ms, or no time at all, and says what is asked of it. */
function schedule(name: string, { lasts, ...job }: Partial<Pick<Job, 'weight' | 'isSecond'>> & { lasts?: number }) {
  scheduler.schedule({
    weight: 'heavy',
    isSecond: false,
    ...job,
    run: async (signal) => {
      said.push(`${name} runs`);
      signal.addEventListener('abort', () => said.push(`${name} aborted`));
      if (lasts !== undefined) await new Promise((resolve) => setTimeout(resolve, lasts));
    },
    onRunning: () => said.push(`${name} shown`),
    onSlow: () => said.push(`${name} slow`),
  });
}

describe('when the work begins', () => {
  test('light work begins before anything else can happen', () => {
    schedule('a', { weight: 'light' });
    expect(said).toEqual(['a runs']);
  });

  test.each(['medium', 'heavy'] as const)('%s work begins after the page could show that it runs', async (weight) => {
    schedule('a', { weight });
    expect(said).toEqual(['a shown']);
    await vi.advanceTimersByTimeAsync(0);
    expect(said).toEqual(['a shown', 'a runs']);
  });

  test('heavy work waits for 150 ms without typing', async () => {
    schedule('a', {});
    await vi.advanceTimersByTimeAsync(100);
    said = [];
    schedule('b', {});
    await vi.advanceTimersByTimeAsync(149);
    schedule('c', {});
    await vi.advanceTimersByTimeAsync(149);
    expect(said).toEqual(['a aborted', 'b shown', 'c shown']);
    await vi.advanceTimersByTimeAsync(1);
    expect(said.at(-1)).toBe('c runs');
  });

  test('medium work does not wait while somebody types', async () => {
    schedule('a', { weight: 'medium' });
    schedule('b', { weight: 'medium' });
    await vi.advanceTimersByTimeAsync(0);
    expect(said).toEqual(['a shown', 'b shown', 'b runs']);
  });

  test('changes 400 ms apart are not typing', async () => {
    schedule('a', {});
    await vi.advanceTimersByTimeAsync(400);
    schedule('b', {});
    await vi.advanceTimersByTimeAsync(0);
    expect(said.at(-1)).toBe('b runs');
  });

  test('heavy work for a second result waits even when nobody types', async () => {
    schedule('a', { isSecond: true });
    await vi.advanceTimersByTimeAsync(149);
    expect(said).toEqual(['a shown']);
    await vi.advanceTimersByTimeAsync(1);
    expect(said).toEqual(['a shown', 'a runs']);
  });
});

describe('what the page shows', () => {
  test('light work that ends at once is never shown running', async () => {
    schedule('a', { weight: 'light' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(said).toEqual(['a runs']);
  });

  test('light work that must wait for its code is shown running', async () => {
    schedule('a', { weight: 'light', lasts: 100 });
    await vi.advanceTimersByTimeAsync(0);
    expect(said).toEqual(['a runs', 'a shown']);
  });

  test('work is slow 300 ms after the change, waiting included', async () => {
    schedule('a', { isSecond: true, lasts: 1000 });
    await vi.advanceTimersByTimeAsync(299);
    expect(said).toEqual(['a shown', 'a runs']);
    await vi.advanceTimersByTimeAsync(1);
    expect(said).toEqual(['a shown', 'a runs', 'a slow']);
  });

  test('work that ends sooner is not slow', async () => {
    schedule('a', { lasts: 299 });
    await vi.advanceTimersByTimeAsync(1000);
    expect(said).toEqual(['a shown', 'a runs']);
  });
});

describe('the newest job wins', () => {
  test('the job before is stopped', async () => {
    schedule('a', { weight: 'light', lasts: 1000 });
    schedule('b', { weight: 'light' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(said).toEqual(['a runs', 'a aborted', 'b runs']);
  });

  test('a job that is stopped while it waits never runs', async () => {
    schedule('a', { isSecond: true });
    scheduler.stop();
    await vi.advanceTimersByTimeAsync(1000);
    expect(said).toEqual(['a shown']);
  });

  test('a job that is stopped while it runs is aborted and says nothing more', async () => {
    schedule('a', { lasts: 1000 });
    await vi.advanceTimersByTimeAsync(100);
    scheduler.stop();
    await vi.advanceTimersByTimeAsync(1000);
    expect(said).toEqual(['a shown', 'a runs', 'a aborted']);
  });
});
