import { useEffect, useState } from 'react';
import { createSetting, readItem, useStore } from '#kit';
import { allowSound, ringIn, type Ring } from './bell.ts';
import {
  elapsed,
  endedBetween,
  endOf,
  isOver,
  isRunning,
  newChronometer,
  phaseAt,
  toggle,
  type Chronometer,
} from './chronometer.ts';
import { decode, encode, initial, MOST, type Stored } from './stored.ts';
import { createTimeLine, type Leap, type TimeLine } from './time-line.ts';

/* Outside the components, so that all goes on while another tool is looked at. */

let wasDamaged = false;
const KEY = 'options:chronometer';
const setting = createSetting<Stored>(KEY, {
  initial,
  decode: (raw) => {
    const stored = decode(raw);
    wasDamaged ||= stored === undefined;
    return stored;
  },
  encode,
});

let line: TimeLine | undefined;
let leap: Leap | undefined;
let tellLeap: (() => void) | undefined;

/** Made when it is first read: the server has no clocks. */
function timeLine(): TimeLine {
  line ??= createTimeLine(
    { wall: () => Date.now(), steady: () => performance.now() },
    {
      skew: setting.get().skew,
      isSeen: () => document.visibilityState === 'visible',
      onLeap: (found) => {
        if (!setting.get().chronometers.some(isRunning)) return;
        leap = found;
        tellLeap?.();
      },
    },
  );
  return line;
}

const save = (changes: Partial<Stored>): void => setting.set({ ...setting.get(), ...changes, skew: timeLine().skew() });

type Change = (chronometer: Chronometer, now: number) => Chronometer;

/** Changes one chronometer; the time is read once. */
function update(id: number, change: Change): void {
  const now = timeLine().now();
  const { chronometers } = setting.get();
  save({ chronometers: chronometers.map((one) => (one.id === id ? change(one, now) : one)) });
  planRings();
}

/** The next bell of each chronometer: at the end of the phase that it is in. */
const rings = new Map<number, { readonly end: number; readonly startedAt: number | null; readonly ring: Ring }>();

function planRings(): void {
  const { chronometers, sound } = setting.get();
  const now = timeLine().now();
  for (const [id, { end, startedAt, ring }] of rings) {
    const one = chronometers.find((other) => other.id === id);
    const isPlanned =
      sound && one?.startedAt === startedAt && phaseAt(one, elapsed(one, now))?.end === end && isRunning(one);
    if (isPlanned) continue;
    if (!ring.isHeard()) ring.cancel();
    rings.delete(id);
  }
  for (const one of chronometers) {
    const passed = elapsed(one, now);
    const end = phaseAt(one, passed)?.end;
    if (!sound || !isRunning(one) || end === undefined || rings.has(one.id)) continue;
    const ring = ringIn(end - passed);
    if (ring !== undefined) rings.set(one.id, { end, startedAt: one.startedAt, ring });
  }
}

/** The elapsed time of each at the last beat. */
let beats: ReadonlyMap<number, number> = new Map();

/** Rings where a phase has ended since the last beat and was not heard, and stops what is over. */
function beat(): void {
  const now = timeLine().now();
  const { chronometers, sound } = setting.get();
  for (const one of chronometers.filter(isRunning)) {
    const passed = elapsed(one, now);
    const before = beats.get(one.id);
    const hasEnded = before !== undefined && endedBetween(one, before, passed);
    if (hasEnded && sound && rings.get(one.id)?.ring.isHeard() !== true) ringIn(0);
    if (isOver(one, now)) update(one.id, toggle);
  }
  beats = new Map(chronometers.filter(isRunning).map((one) => [one.id, elapsed(one, now)]));
  planRings();
}

const BEAT = 250;

/** All chronometers of this browser, and what can be done with them. Rings while the page is open. */
export function useChronometers() {
  const stored = useStore(setting);
  const { chronometers, selected } = stored;
  const current = chronometers.find(({ id }) => id === selected) ?? chronometers[0] ?? newChronometer(1);
  const runs = chronometers.some(isRunning);
  const [isDamaged, setDamaged] = useState(false);
  const [shownLeap, setShownLeap] = useState<Leap>();

  useEffect(() => {
    setDamaged(wasDamaged);
    wasDamaged = false;
    tellLeap = () => setShownLeap(leap);
    tellLeap();
    // The next page must know the time left out of the wall clock, unless all data was cleared meanwhile.
    const onHide = () => {
      if (readItem(KEY) !== null) save({});
    };
    addEventListener('pagehide', onHide);
    return () => {
      tellLeap = undefined;
      removeEventListener('pagehide', onHide);
    };
  }, []);
  useEffect(() => {
    if (!runs) return;
    // After a reload the browser allows sound with the first click or key.
    const allow = () => allowSound();
    addEventListener('pointerdown', allow);
    addEventListener('keydown', allow);
    const timer = setInterval(beat, BEAT);
    return () => {
      clearInterval(timer);
      removeEventListener('pointerdown', allow);
      removeEventListener('keydown', allow);
      beats = new Map();
    };
  }, [runs]);

  return {
    ...stored,
    current,
    isDamaged,
    leap: shownLeap,
    /** Counts the leap that was left out, or the other way round. */
    turnLeap: () => {
      if (leap !== undefined) timeLine().shift(leap.isCounted ? -leap.milliseconds : leap.milliseconds);
      leap = undefined;
      setShownLeap(undefined);
      save({});
      planRings();
    },
    closeLeap: () => {
      leap = undefined;
      setShownLeap(undefined);
    },
    update: (change: Change) => update(current.id, change),
    /** Puts back what it was before a change. */
    restore: (before: Pick<Stored, 'chronometers' | 'selected'>) => {
      save({ chronometers: before.chronometers, selected: before.selected });
      planRings();
    },
    select: (id: number) => save({ selected: id }),
    canAdd: chronometers.length < MOST,
    add: () => {
      const id = Math.max(...chronometers.map((one) => one.id)) + 1;
      save({ chronometers: [...chronometers, newChronometer(id)], selected: id });
    },
    remove: (id: number) => {
      const left = chronometers.filter((one) => one.id !== id);
      save({ chronometers: left, selected: left.some((one) => one.id === selected) ? selected : (left[0]?.id ?? 1) });
      planRings();
    },
    set: (changes: Pick<Partial<Stored>, 'sound' | 'keepAwake'>) => {
      save(changes);
      planRings();
    },
  };
}

export type Chronometers = ReturnType<typeof useChronometers>;

/** The time of the line, which goes on with each frame that is drawn while `isGoing`. */
export function useNow(isGoing: boolean): number {
  const [now, setNow] = useState(() => (import.meta.env.SSR ? 0 : timeLine().now()));
  useEffect(() => {
    setNow(timeLine().now());
    if (!isGoing) return;
    let frame = requestAnimationFrame(function draw() {
      setNow(timeLine().now());
      frame = requestAnimationFrame(draw);
    });
    return () => cancelAnimationFrame(frame);
  }, [isGoing]);
  return now;
}

/** The elapsed time of a chronometer now, for a key or a button. */
export const passedOf = (chronometer: Chronometer): number => elapsed(chronometer, timeLine().now());
export const hasEnd = (chronometer: Chronometer): boolean => Number.isFinite(endOf(chronometer));
