import { ringIn, type Ring } from './bell.ts';
import { elapsed, endOf, fresh, isOver, isRunning, toggle, type Chronometer } from './chronometer.ts';
import { createTimeLine, type Clocks, type Leap } from './time-line.ts';

/** What the page shows. */
export interface State {
  readonly chronometer: Chronometer;
  /** The last leap of the wall clock while it ran, until somebody has read of it. */
  readonly leap: Leap | undefined;
  /** Whether the end of a countdown rings. */
  readonly hasSound: boolean;
}

export const initial: State = { chronometer: fresh, leap: undefined, hasSound: true };

export type Change = (chronometer: Chronometer, now: number) => Chronometer;

/** Milliseconds between looks at a chronometer that runs. */
const BEAT = 250;

/** A chronometer that goes on, and rings, while its page is not looked at. */
export function createRunning(clocks: Clocks, isSeen: () => boolean) {
  let state = initial;
  let timer: ReturnType<typeof setInterval> | undefined;
  let ring: Ring | undefined;
  const listeners = new Set<() => void>();

  const set = (changes: Partial<State>) => {
    state = { ...state, ...changes };
    for (const listen of listeners) listen();
  };
  const line = createTimeLine(clocks, {
    isSeen,
    onLeap: (leap) => {
      if (isRunning(state.chronometer)) set({ leap });
    },
  });
  /** Plans the bell anew: what it was planned for may have changed. */
  const planRing = (now: number) => {
    if (ring?.isHeard() === false) ring.cancel();
    ring = undefined;
    const { chronometer, hasSound } = state;
    const end = endOf(chronometer);
    if (hasSound && isRunning(chronometer) && Number.isFinite(end)) ring = ringIn(end - elapsed(chronometer, now));
  };
  const update = (change: Change) => {
    const now = line.now();
    set({ chronometer: change(state.chronometer, now) });
    planRing(now);
    if (!isRunning(state.chronometer)) {
      clearInterval(timer);
      timer = undefined;
    } else timer ??= setInterval(beat, BEAT);
  };
  const beat = () => {
    if (!isOver(state.chronometer, line.now())) return;
    // A leap may have passed the end before the bell.
    const wasHeard = ring === undefined || ring.isHeard();
    update(toggle);
    if (!wasHeard) ringIn(0);
  };

  return {
    subscribe: (listen: () => void) => {
      listeners.add(listen);
      return () => void listeners.delete(listen);
    },
    get: () => state,
    now: line.now,
    update,
    restore: (chronometer: Chronometer) => update(() => chronometer),
    setSound: (hasSound: boolean) => {
      set({ hasSound });
      planRing(line.now());
    },
    /** Counts the leap that was left out, or leaves out the one that was counted. */
    turnLeap: () => {
      const { leap } = state;
      if (leap !== undefined) line.shift(leap.isCounted ? -leap.milliseconds : leap.milliseconds);
      set({ leap: undefined });
      planRing(line.now());
    },
    closeLeap: () => set({ leap: undefined }),
  };
}

export type Running = ReturnType<typeof createRunning>;
