/** The two clocks of a browser, in milliseconds. */
export interface Clocks {
  /** Since the epoch: `Date.now()`. People and time servers set it. */
  readonly wall: () => number;
  /** Since the page was opened: `performance.now()`. Nobody sets it. */
  readonly steady: () => number;
}

/** A leap of the wall clock ahead of the steady one. */
export interface Leap {
  readonly milliseconds: number;
  /** Taken for sleep, which counts; else for a clock that was set, which does not. */
  readonly isCounted: boolean;
}

/** Shorter leaps are corrections by time servers. */
const SHORTEST_SLEEP = 5000;
/** Readings of a page that is seen and awake follow one another faster than that. */
const AWAKE = 250;

/*
 * Neither clock alone tells how much time has passed:
 * - The wall clock leaps when somebody sets it. (A change to daylight saving time is no leap: it counts in UTC.)
 * - `performance.now()` never leaps, but stands still in some browsers while the device sleeps.
 * So the line follows the steady clock. Where the wall clock ran ahead by five seconds or more, the device slept, and the
 * line takes the wall clock's time; unless the page was seen and read only moments before, since a device that falls
 * asleep hides the page or keeps it waiting. Then somebody has set the clock. As this is a guess, the page says which it
 * was and offers the other. A wall clock that goes back is never followed.
 */

export interface TimeLine {
  /** Milliseconds on a line that neither leaps nor stops; only differences mean something. */
  readonly now: () => number;
  /** Adds what a leap left out, or takes away what it counted. */
  readonly shift: (milliseconds: number) => void;
}

interface Settings {
  readonly isSeen: () => boolean;
  readonly onLeap: (leap: Leap) => void;
}

/** The time that has really passed, by both clocks of the browser. */
export function createTimeLine({ wall, steady }: Clocks, { isSeen, onLeap }: Settings): TimeLine {
  let last = { wall: wall(), steady: steady(), isSeen: isSeen() };
  let line = 0;
  return {
    now: () => {
      const next = { wall: wall(), steady: steady(), isSeen: isSeen() };
      const passed = Math.max(0, next.steady - last.steady);
      const ahead = next.wall - last.wall - passed;
      const isAwake = last.isSeen && next.isSeen && passed < AWAKE;
      last = next;
      line += passed;
      if (ahead < SHORTEST_SLEEP) return line;
      if (!isAwake) line += ahead;
      onLeap({ milliseconds: ahead, isCounted: !isAwake });
      return line;
    },
    shift: (milliseconds) => {
      line += milliseconds;
    },
  };
}
