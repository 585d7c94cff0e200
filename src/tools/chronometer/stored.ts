import { limits, modes, MOST_LAPS, newChronometer, type Chronometer, type Mode } from './chronometer.ts';

/** All that outlives the page. Names are not part of it: what is typed is never stored. */
export interface Stored {
  readonly chronometers: readonly Chronometer[];
  /** The one that is shown large. */
  readonly selected: number;
  /** How far the time line is from the wall clock. */
  readonly skew: number;
  readonly sound: boolean;
  readonly keepAwake: boolean;
}

export const initial: Stored = {
  chronometers: [newChronometer(1)],
  selected: 1,
  skew: 0,
  sound: true,
  keepAwake: false,
};

/** Chronometers side by side. */
export const MOST = 20;

/** As `useRemembered` stores, so that the settings file and 'Clear all my data' know it. */
export const encode = (stored: Stored): string => JSON.stringify({ remembered: { state: JSON.stringify(stored) } });

/** Undefined for a damaged text. */
export function decode(raw: string): Stored | undefined {
  try {
    const outer = JSON.parse(raw) as { readonly remembered?: { readonly state?: unknown } } | null;
    const text = outer?.remembered?.state;
    return typeof text === 'string' ? check(JSON.parse(text)) : undefined;
  } catch {
    return undefined;
  }
}

type Loose = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Loose => typeof value === 'object' && value !== null;
const isTime = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isWithin = (value: unknown, min: number, max: number): value is number =>
  Number.isInteger(value) && (value as number) >= min && (value as number) <= max;

function check(value: unknown): Stored | undefined {
  if (!isRecord(value) || !Array.isArray(value['chronometers'])) return undefined;
  const chronometers = value['chronometers'].map(checkOne);
  const { selected, skew, sound, keepAwake } = value;
  const ids = new Set(chronometers.map((one) => one?.id));
  const isSound =
    chronometers.length >= 1 &&
    chronometers.length <= MOST &&
    ids.size === chronometers.length &&
    isWithin(selected, 1, Number.MAX_SAFE_INTEGER) &&
    ids.has(selected) &&
    isTime(skew) &&
    typeof sound === 'boolean' &&
    typeof keepAwake === 'boolean';
  if (!isSound || !chronometers.every((one) => one !== undefined)) return undefined;
  return { chronometers, selected, skew, sound, keepAwake };
}

function checkOne(value: unknown): Chronometer | undefined {
  if (!isRecord(value)) return undefined;
  const { id, mode, minutes, seconds, work, rest, rounds, startedAt, before, laps } = value;
  const isSound =
    isWithin(id, 1, Number.MAX_SAFE_INTEGER) &&
    (modes as readonly unknown[]).includes(mode) &&
    isWithin(minutes, 0, limits.minutes) &&
    isWithin(seconds, 0, limits.seconds) &&
    isWithin(work, 1, limits.work) &&
    isWithin(rest, 0, limits.rest) &&
    isWithin(rounds, 1, limits.rounds) &&
    (startedAt === null || isTime(startedAt)) &&
    isTime(before) &&
    before >= 0 &&
    Array.isArray(laps) &&
    laps.length <= MOST_LAPS &&
    laps.every((lap, index) => isTime(lap) && lap >= Number(laps[index - 1] ?? 0));
  if (!isSound) return undefined;
  return { id, mode: mode as Mode, minutes, seconds, work, rest, rounds, startedAt, before, laps: laps as number[] };
}
