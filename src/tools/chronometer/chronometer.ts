export const modes = ['stopwatch', 'countdown', 'interval'] as const;
export type Mode = (typeof modes)[number];

/** The durations of a countdown and of intervals, each as it was set last. */
export interface Plan {
  readonly mode: Mode;
  /** Of a countdown. */
  readonly minutes: number;
  readonly seconds: number;
  /** Minutes of each interval. */
  readonly work: number;
  readonly rest: number;
  readonly rounds: number;
}

export interface Chronometer extends Plan {
  readonly id: number;
  /** When it was started last, on the time line; null while it stands. */
  readonly startedAt: number | null;
  /** Milliseconds that passed before it was started last. */
  readonly before: number;
  /** Milliseconds at the end of each lap. */
  readonly laps: readonly number[];
}

/** Largest values of a plan; the smallest are 0 for seconds and rest, and 1 for all others. */
export const limits = { minutes: 5999, seconds: 59, work: 600, rest: 600, rounds: 99 } as const;
/** Laps that are kept. */
export const MOST_LAPS = 1000;
const MINUTE = 60_000;

export const newChronometer = (id: number): Chronometer => ({
  id,
  mode: 'stopwatch',
  minutes: 5,
  seconds: 0,
  work: 25,
  rest: 5,
  rounds: 4,
  startedAt: null,
  before: 0,
  laps: [],
});

export interface Phase {
  readonly kind: 'work' | 'rest';
  readonly round: number;
  /** Milliseconds from the start of all to its end. */
  readonly end: number;
}

/** The phases in their order: one for a countdown, none for a stopwatch. After the last round there is no rest. */
export function phasesOf({ mode, minutes, seconds, work, rest, rounds }: Plan): readonly Phase[] {
  if (mode === 'stopwatch') return [];
  if (mode === 'countdown') return [{ kind: 'work', round: 1, end: minutes * MINUTE + seconds * 1000 }];
  const length = (work + rest) * MINUTE;
  return Array.from({ length: rounds }, (_, index): readonly Phase[] => {
    const round = index + 1;
    const working: Phase = { kind: 'work', round, end: index * length + work * MINUTE };
    const isLast = round === rounds;
    return rest === 0 || isLast ? [working] : [working, { kind: 'rest', round, end: round * length }];
  }).flat();
}

/** The end of it all; a stopwatch has none. */
export const endOf = (plan: Plan): number => phasesOf(plan).at(-1)?.end ?? Infinity;

/** Milliseconds that it has run, at most those that it has. */
export const elapsed = (chronometer: Chronometer, now: number): number =>
  Math.min(
    endOf(chronometer),
    chronometer.before + (chronometer.startedAt === null ? 0 : Math.max(0, now - chronometer.startedAt)),
  );

/** The phase that it is in; undefined for a stopwatch and after the last one. */
export const phaseAt = (plan: Plan, passed: number): Phase | undefined =>
  phasesOf(plan).find(({ end }) => passed < end);

/** Milliseconds that are shown: passed, or left of the phase. */
export const shownAt = (plan: Plan, passed: number): number =>
  plan.mode === 'stopwatch' ? passed : (phaseAt(plan, passed)?.end ?? passed) - passed;

/** Whether a phase ended after `earlier` and until `later`. */
export const endedBetween = (plan: Plan, earlier: number, later: number): boolean =>
  phasesOf(plan).some(({ end }) => earlier < end && end <= later);

export const isRunning = ({ startedAt }: Chronometer): boolean => startedAt !== null;
export const isOver = (chronometer: Chronometer, now: number): boolean =>
  elapsed(chronometer, now) >= endOf(chronometer);

/** Starts or stops it; one that is over begins again. */
export function toggle(chronometer: Chronometer, now: number): Chronometer {
  if (isRunning(chronometer)) return { ...chronometer, before: elapsed(chronometer, now), startedAt: null };
  if (isOver(chronometer, now)) return { ...chronometer, before: 0, laps: [], startedAt: now };
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

/** Another plan begins at zero. */
export const change = (chronometer: Chronometer, plan: Partial<Plan>): Chronometer => ({
  ...chronometer,
  ...plan,
  before: 0,
  laps: [],
  startedAt: null,
});
