// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { createTimeLine, type Leap } from './time-line.ts';

const HOUR = 3_600_000;

/** A device whose clocks and sleep the test decides on. */
function makeDevice() {
  const clocks = { wall: Date.UTC(2026, 9, 25, 0, 30), steady: 1000 };
  const leaps: Leap[] = [];
  const device = { isSeen: true };
  const line = createTimeLine(
    { wall: () => clocks.wall, steady: () => clocks.steady },
    { isSeen: () => device.isSeen, onLeap: (leap) => leaps.push(leap) },
  );
  const begin = line.now();
  const pass = (milliseconds: number) => {
    clocks.wall += milliseconds;
    clocks.steady += milliseconds;
  };
  return { clocks, device, leaps, line, pass, passed: () => Math.round(line.now() - begin) };
}

test('time that passes is counted, however often it is read', () => {
  const { pass, passed } = makeDevice();
  for (let second = 0; second < 100; second++) {
    pass(1000);
    passed();
  }
  expect(passed()).toBe(100_000);
});

describe('the clock', () => {
  test.each([-HOUR, -3000, 400, 3000])('set by %d ms changes nothing, and nothing is said', (leap) => {
    const { clocks, leaps, pass, passed } = makeDevice();
    pass(1000);
    passed();
    clocks.wall += leap;
    pass(16);
    expect(passed()).toBe(1016);
    expect(leaps).toEqual([]);
  });
  test('moved forward while the page is seen is not counted, but said', () => {
    const { clocks, leaps, line, pass, passed } = makeDevice();
    pass(16);
    passed();
    clocks.wall += HOUR;
    pass(16);
    expect(passed()).toBe(32);
    expect(leaps).toEqual([{ milliseconds: HOUR, isCounted: false }]);
    line.shift(HOUR);
    expect(passed()).toBe(HOUR + 32);
  });
  test('that NTP sets right little by little never adds up', () => {
    const { clocks, pass, passed } = makeDevice();
    for (let second = 0; second < 3600; second++) {
      pass(1000);
      clocks.wall += 4;
      passed();
    }
    expect(passed()).toBe(HOUR);
  });
});

test('a change of daylight saving time is an hour like any other', () => {
  const { pass, passed, clocks } = makeDevice();
  // In Paris the clocks go back at 01:00 UTC on that night.
  const local = () => new Date(clocks.wall).toLocaleTimeString('en-GB', { timeZone: 'Europe/Paris' });
  expect(local()).toBe('02:30:00');
  pass(HOUR);
  expect(local()).toBe('02:30:00');
  expect(passed()).toBe(HOUR);
});

describe('sleep', () => {
  test('during which the steady clock stood still is counted by the wall clock, and said', () => {
    const { clocks, device, leaps, line, pass, passed } = makeDevice();
    pass(1000);
    device.isSeen = false;
    passed();
    clocks.wall += 8 * HOUR;
    pass(300);
    device.isSeen = true;
    expect(passed()).toBe(8 * HOUR + 1300);
    expect(leaps).toEqual([{ milliseconds: 8 * HOUR, isCounted: true }]);
    line.shift(-8 * HOUR);
    expect(passed()).toBe(1300);
  });
  test('of a page in sight is known by the pause before it', () => {
    const { clocks, pass, passed } = makeDevice();
    passed();
    clocks.wall += HOUR;
    pass(700);
    expect(passed()).toBe(HOUR + 700);
  });
  test('during which the steady clock went on is counted once', () => {
    const { device, leaps, pass, passed } = makeDevice();
    device.isSeen = false;
    passed();
    pass(8 * HOUR);
    expect(passed()).toBe(8 * HOUR);
    expect(leaps).toEqual([]);
  });
  test('of the tab alone, whose timers come late, is time like any other', () => {
    const { pass, passed, leaps } = makeDevice();
    pass(20 * 60_000);
    expect(passed()).toBe(20 * 60_000);
    expect(leaps).toEqual([]);
  });
});
