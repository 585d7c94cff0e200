export const modes = ['stopwatch', 'countdown'] as const;
export type Mode = (typeof modes)[number];

export interface Chronometer {
  readonly mode: Mode;
  /** The length of a countdown. */
  readonly minutes: number;
  readonly seconds: number;
  /** When it was started last, on the time line; null while it is stopped. */
  readonly startedAt: number | null;
  /** Milliseconds that had passed when it was started last. */
  readonly before: number;
  /** Milliseconds from the start to the end of each lap. */
  readonly laps: readonly number[];
}

/** The largest lengths of a countdown; the smallest are 0. */
export const limits = { minutes: 5999, seconds: 59 } as const;
/** Laps that are kept. */
export const MOST_LAPS = 1000;

export const fresh: Chronometer = {
  mode: 'stopwatch',
  minutes: 5,
  seconds: 0,
  startedAt: null,
  before: 0,
  laps: [],
};

/** Milliseconds until it is over; a stopwatch never is. */
export const endOf = ({ mode, minutes, seconds }: Chronometer): number =>
  mode === 'stopwatch' ? Infinity : (minutes * 60 + seconds) * 1000;

/** Milliseconds that it has run. */
export const elapsed = (chronometer: Chronometer, now: number): number => {
  const { startedAt, before } = chronometer;
  return Math.min(endOf(chronometer), before + (startedAt === null ? 0 : Math.max(0, now - startedAt)));
};

/** Milliseconds that are shown: those that passed, or those left of a countdown. */
export const shownAt = (chronometer: Chronometer, now: number): number =>
  chronometer.mode === 'stopwatch' ? elapsed(chronometer, now) : endOf(chronometer) - elapsed(chronometer, now);

export const isRunning = ({ startedAt }: Chronometer): boolean => startedAt !== null;
/** Whether it is not at zero. */
export const isUsed = ({ startedAt, before }: Chronometer): boolean => startedAt !== null || before > 0;
/** One without a length never begins, and so never ends. */
export const isOver = (chronometer: Chronometer, now: number): boolean =>
  endOf(chronometer) > 0 && elapsed(chronometer, now) >= endOf(chronometer);

/** Starts or stops it; one that is over begins again. */
export function toggle(chronometer: Chronometer, now: number): Chronometer {
  if (isRunning(chronometer)) return { ...chronometer, before: elapsed(chronometer, now), startedAt: null };
  if (isOver(chronometer, now)) return { ...chronometer, before: 0, startedAt: now };
  return { ...chronometer, startedAt: now };
}

/** Back to zero. One that runs goes on from there. */
export const reset = (chronometer: Chronometer, now: number): Chronometer => ({
  ...chronometer,
  before: 0,
  laps: [],
  startedAt: isRunning(chronometer) ? now : null,
});

/** Ends a lap of a stopwatch that runs. */
export const lap = (chronometer: Chronometer, now: number): Chronometer =>
  isRunning(chronometer) && chronometer.mode === 'stopwatch' && chronometer.laps.length < MOST_LAPS
    ? { ...chronometer, laps: [...chronometer.laps, elapsed(chronometer, now)] }
    : chronometer;

/** Another mode or length begins at zero. */
export const change = (
  chronometer: Chronometer,
  plan: Partial<Pick<Chronometer, 'mode' | 'minutes' | 'seconds'>>,
): Chronometer => ({ ...chronometer, ...plan, before: 0, laps: [], startedAt: null });
