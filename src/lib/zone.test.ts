import { describe, expect, it } from 'vitest';
import { daysFromCivil, DAY, SECOND, type Wall } from './wall-clock.ts';
import { findZone, formatOffset, nextChange, resolveWall, wallAt, type Zone } from './zone.ts';

function open(name: string): Zone {
  const zone = findZone(name);
  if (zone === undefined) throw new Error(`There is no zone ${name}.`);
  return zone;
}

const HOUR = 3600n * SECOND;
const wall = (year: number, month: number, day: number, hours: number): Wall => ({
  year,
  month,
  day,
  nanosecond: BigInt(hours * 3600) * SECOND,
});
const utc = (...[year, month, day, hours]: [number, number, number, number]) =>
  BigInt(daysFromCivil(year, month, day)) * DAY + BigInt(hours * 3600) * SECOND;

describe('findZone', () => {
  it.each(['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Africa/Casablanca', 'Asia/Gaza'])(
    '%s: offsets that are remembered are those of Intl',
    (name) => {
      const zone = open(name);
      const format = new Intl.DateTimeFormat('en', { timeZone: name, timeZoneName: 'longOffset' });
      const said = (second: number) => {
        const [, sign, hour = 0, minute = 0] = /GMT(?:([+-])(\d\d):(\d\d))?/.exec(format.format(second * 1000)) ?? [];
        return (sign === '-' ? -60 : 60) * (Number(hour) * 60 + Number(minute));
      };
      // Both days of two changes of the clocks, each half an hour, and six years in larger steps.
      for (const [from, step] of [
        [Date.UTC(2010, 2, 27), 1800],
        [Date.UTC(2010, 9, 30), 1800],
        [Date.UTC(2009, 0, 1), 999_983],
      ] as const) {
        for (let index = 0; index < 190; index += 1) {
          const second = from / 1000 + index * step;
          expect(zone.offsetAt(BigInt(second) * 1_000_000_000n)).toBe(said(second));
        }
      }
    },
  );
});

describe('zones by name', () => {
  it.each([
    ['UTC', 'UTC', 0],
    ['z', 'UTC', 0],
    ['+05:30', '+05:30', 19_800],
    ['UTC-8', 'UTC-8', -28_800],
    [' Europe/Paris ', 'Europe/Paris', 3600],
  ])('%s is %s', (text, name, offset) => {
    const zone = open(text);
    expect([zone.name, zone.offsetAt(0n)]).toEqual([name, offset]);
  });

  it.each(['Mars/Base', '+05:60', '+19', 'CET+1 '])('%s is none', (text) => expect(findZone(text)).toBeUndefined());

  it('is the zone of the device where none is named', () =>
    expect(open(' ').name).toBe(new Intl.DateTimeFormat('en').resolvedOptions().timeZone));
});

// In Paris clocks went forward at 2:00 on 2026-03-29 and back at 3:00 on 2026-10-25, both at 01:00 UTC (Directive 2000/84/EC).
describe('a wall clock in Paris', () => {
  const paris = open('Europe/Paris');

  it('has one moment for a time on other days', () =>
    expect(resolveWall(wall(2026, 7, 1, 12), paris)).toEqual({
      moment: utc(2026, 7, 1, 10),
      is: 'one',
      offset: 7200,
      other: 7200,
    }));

  it('never shows the hour that is skipped', () =>
    expect(resolveWall(wall(2026, 3, 29, 2.5), paris)).toEqual({
      moment: utc(2026, 3, 29, 1.5),
      is: 'gap',
      offset: 3600,
      other: 7200,
    }));

  it('shows the hour that is repeated twice, and the first one counts', () =>
    expect(resolveWall(wall(2026, 10, 25, 2.5), paris)).toEqual({
      moment: utc(2026, 10, 25, 0.5),
      is: 'twice',
      offset: 7200,
      other: 3600,
    }));

  it('is read at a moment', () => {
    expect(wallAt(utc(2026, 10, 25, 0.5), paris)).toEqual(wall(2026, 10, 25, 2.5));
    expect(wallAt(utc(2026, 10, 25, 1.5), paris)).toEqual(wall(2026, 10, 25, 2.5));
  });

  it('is changed next at', () => {
    const next = nextChange(utc(2026, 10, 25, 0) - HOUR, paris);
    expect(next).toEqual({ moment: utc(2026, 10, 25, 1), offset: 3600 });
    expect(nextChange(0n, open('UTC'))).toBeUndefined();
  });
});

it.each([
  [0, '+00:00'],
  [19_800, '+05:30'],
  [-12_600, '-03:30'],
  [561, '+00:09:21'],
])('an offset of %i seconds is %s', (seconds, text) => expect(formatOffset(seconds)).toBe(text));
