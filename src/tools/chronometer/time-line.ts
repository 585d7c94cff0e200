/** The two clocks of a browser, in milliseconds. */
export interface Clocks {
  /** By the calendar, from the epoch: `Date.now()`. People, NTP and time servers set it. */
  readonly wall: () => number;
  /** Since the page was opened: `performance.now()`. Nobody sets it. */
  readonly steady: () => number;
}

/** A leap of the wall clock that is longer than what NTP corrects in passing. */
export interface Leap {
  readonly milliseconds: number;
  readonly isCounted: boolean;
}

/** Shorter leaps are corrections of the clock, and no sleep that anybody would miss. */
const SHORTEST_SLEEP = 5000;
/** Readings of a page that is seen and awake follow one another faster than that. */
const AWAKE = 250;

/*
 * Neither clock alone tells how much time has passed:
 * - The wall clock leaps when somebody sets it or NTP corrects it. (A change to daylight saving time is none: it counts
 *   from the epoch, in UTC.)
 * - `performance.now()` never leaps, but in Chrome and Safari on macOS, Linux and Android it stands still while the device
 *   sleeps, and with a new page it begins anew.
 * So the line follows the steady clock. Where the wall clock ran ahead by five seconds or more since the last reading, the
 * device slept, and the line takes the wall clock's time: unless the page was seen and read only moments before, for a
 * device that falls asleep hides the page or keeps it waiting first. Then somebody has set the clock. As this is a guess,
 * the page says which it was and offers the other. A wall clock that goes back is never followed.
 * Between two pages only the wall clock runs; `skew` carries over what was left out of it before.
 */

export interface TimeLine {
  /** Milliseconds on a line that neither leaps nor stops; only differences mean something. */
  readonly now: () => number;
  /** How far the line is from the wall clock, for the next page. */
  readonly skew: () => number;
  /** Counts what a leap left out, or leaves out what it counted. */
  readonly shift: (milliseconds: number) => void;
}

interface Settings {
  readonly skew: number;
  readonly isSeen: () => boolean;
  readonly onLeap: (leap: Leap) => void;
}

/** The time that has really passed, by both clocks of the browser. */
export function createTimeLine({ wall, steady }: Clocks, { skew, isSeen, onLeap }: Settings): TimeLine {
  let last = { wall: wall(), steady: steady(), isSeen: isSeen() };
  let line = last.wall + skew;
  const now = () => {
    const next = { wall: wall(), steady: steady(), isSeen: isSeen() };
    const passed = Math.max(0, next.steady - last.steady);
    const ahead = next.wall - last.wall - passed;
    const isAwake = last.isSeen && next.isSeen && passed < AWAKE;
    last = next;
    const isLeap = ahead >= SHORTEST_SLEEP;
    line += passed + (isLeap && !isAwake ? ahead : 0);
    if (isLeap) onLeap({ milliseconds: ahead, isCounted: !isAwake });
    return line;
  };
  return {
    now,
    skew: () => now() - last.wall,
    shift: (milliseconds) => {
      line += milliseconds;
    },
  };
}
