import { ToolError } from '#engine/error';
import { placeAt } from '#lib/place';
import type { Dialect } from './fields.ts';

/** A schedule without a clock: runs that follow one another by so much. */
export interface Interval {
  /** As written, with single spaces. */
  readonly text: string;
  readonly milliseconds: number;
  /** `rate(…)` of AWS, `@every` of Go's schedulers. */
  readonly is: 'rate' | 'every';
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const UNITS: Readonly<Record<string, number>> = { minute: MINUTE, hour: 60 * MINUTE, day: 24 * 60 * MINUTE };
/** `ParseDuration` of Go; what is below a second is cut off by its schedulers. */
const GO_UNITS: Readonly<Record<string, number>> = {
  h: 60 * MINUTE,
  m: MINUTE,
  s: SECOND,
  ms: 1,
  us: 0.001,
  µs: 0.001,
  ns: 0.000001,
};
/** Runs after the year 9999 help nobody, and a Date ends some time. */
const LONGEST = 1000 * 365 * 24 * 60 * MINUTE;

/** Reads `rate(5 minutes)`, and in Unix `@every 1h30m`; undefined where it is neither. Throws `ToolError` with the place. */
export function readInterval(input: string, dialect: Dialect): Interval | undefined {
  const rate = /^\s*rate\(([^)]*)\)\s*$/i.exec(input);
  const every = dialect !== 'unix' ? null : /^(?:\s*(?:CRON_)?TZ=\S+)?\s*(@every)(?:\s+(\S+))?\s*$/i.exec(input);
  if (rate === null && every === null) return undefined;
  const milliseconds = rate === null ? fromGo(every?.[2] ?? '') : fromRate(rate[1] ?? '');
  if (milliseconds === undefined || milliseconds > LONGEST) {
    const start = input.search(/\S/);
    const at = { ...placeAt(input, start), endOffset: input.trimEnd().length };
    throw new ToolError(rate === null ? 'error.every' : 'error.rate', {}, { at });
  }
  return {
    text: rate === null ? `@every ${every?.[2] ?? ''}` : `rate(${(rate[1] ?? '').trim().replaceAll(/\s+/g, ' ')})`,
    milliseconds,
    is: rate === null ? 'every' : 'rate',
  };
}

/** AWS asks for `1 minute` and `2 minutes`, with nothing else. */
function fromRate(text: string): number | undefined {
  const [, count = '', unit = '', plural] = /^\s*([1-9]\d*)\s+(minute|hour|day)(s)?\s*$/.exec(text) ?? [];
  const size = UNITS[unit];
  return size === undefined || (count === '1') !== (plural === undefined) ? undefined : Number(count) * size;
}

function fromGo(text: string): number | undefined {
  if (!/^(?:(?:\d+\.?\d*|\.\d+)(?:h|ms|m|s|us|µs|ns))+$/.test(text)) return undefined;
  const pieces = [...text.matchAll(/([\d.]+)(ms|us|µs|ns|[hms])/g)];
  const sum = pieces.reduce((total, [, count, unit = '']) => total + Number(count) * (GO_UNITS[unit] ?? 0), 0);
  // robfig/cron, ConstantDelaySchedule: at least a second, whole seconds.
  return Math.max(SECOND, Math.floor(sum / SECOND) * SECOND);
}
