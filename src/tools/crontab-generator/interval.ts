import type { Dialect } from './fields.ts';

/** What repeats from the moment it is set up. */
interface Interval {
  readonly text: string;
  readonly offset: number;
  readonly seconds: number;
}

const SECONDS = { ns: 1e-9, us: 1e-6, µs: 1e-6, μs: 1e-6, ms: 1e-3, s: 1, m: 60, h: 3600 } as const;
const RATES = { minute: 60, hour: 3600, day: 86_400 } as const;

/**
 * Reads `rate(5 minutes)` of AWS (EventBridge user guide, “Rate expressions”) and `@every 1h30m` of Go's schedulers
 * (robfig/cron, with the units of `time.ParseDuration`); undefined for anything else.
 */
export function readInterval(input: string): Interval | undefined {
  const text = input.trim();
  const offset = input.length - input.trimStart().length;
  const rate = /^rate\(\s*(\d+)\s+(minute|hour|day)s?\s*\)$/i.exec(text);
  if (rate !== null)
    return { text, offset, seconds: Number(rate[1]) * RATES[rate[2]?.toLowerCase() as keyof typeof RATES] };
  const every = /^@every\s+((?:\d+(?:\.\d+)?(?:ns|[uµμm]s|[hms]))+)$/i.exec(text);
  if (every?.[1] === undefined) return undefined;
  const parts = [...every[1].matchAll(/([\d.]+)([a-zµμ]+)/gi)];
  const seconds = parts.reduce(
    (sum, [, count, unit]) => sum + Number(count) * SECONDS[unit?.toLowerCase() as keyof typeof SECONDS],
    0,
  );
  return { text, offset, seconds };
}

/** The expression that runs as often, at full minutes, hours or days; undefined where none does. */
export function closestCron(seconds: number, dialect: Dialect): string | undefined {
  const step = (count: number) => (count === 1 ? '*' : `${dialect === 'unix' ? '*' : '0'}/${count}`);
  const divides = (unit: number, most: number) =>
    seconds >= unit && seconds < unit * most && (unit * most) % seconds === 0 && seconds % unit === 0;
  if (divides(1, 60) && dialect !== 'aws') return `${step(seconds)} * * * *${dialect === 'quartz' ? ' ?' : ' *'}`;
  const time = divides(60, 60)
    ? `${step(seconds / 60)} *`
    : divides(3600, 24)
      ? `0 ${step(seconds / 3600)}`
      : seconds === 86_400
        ? '0 0'
        : undefined;
  return time && { unix: `${time} * * *`, quartz: `0 ${time} * * ?`, aws: `${time} * * ? *` }[dialect];
}
