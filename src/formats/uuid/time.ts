import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';

/** The earliest and latest time that a kind of id can hold, in milliseconds since 1970. */
export interface TimeSpan {
  readonly from: number;
  readonly to: number;
}

const ISO =
  /^(?<date>\d{4}-\d\d-\d\d)(?:[T ](?<clock>\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?)(?:Z|(?<sign>[+-])(?<hours>\d\d):?(?<minutes>\d\d))?)?$/i;

/**
 * The option `time` (ISO 8601, UTC if it names no zone) in milliseconds since 1970, or now if it is empty. Throws
 * `ToolError` for a time that does not exist or is outside the span: `error.idTime`, `error.idTimeRange`.
 */
export function readTime(
  time: string,
  { from, to }: TimeSpan,
  { sources, note }: Pick<RunContext, 'sources' | 'note'>,
): number {
  const iso = time.trim();
  const milliseconds = iso === '' ? sources.now() : parseIso(iso);
  if (milliseconds < from || milliseconds > to) {
    throw new ToolError('error.idTimeRange', { from: toDay(from), to: toDay(to) }, { option: 'time' });
  }
  const hasZone = iso === '' || /(Z|[T ].*[+-]\d\d:?\d\d)$/i.test(iso);
  if (!hasZone) note('note.utcAssumed', { time: new Date(milliseconds).toISOString() }, { option: 'time' });
  return milliseconds;
}

function parseIso(iso: string): number {
  const { date, clock = '00:00', sign = '+', hours = '00', minutes = '00' } = ISO.exec(iso)?.groups ?? {};
  const utc = new Date(`${date}T${clock}Z`);
  // Some platforms turn 30 February into 2 March.
  const isReal = !Number.isNaN(utc.getTime()) && utc.toISOString().startsWith(`${date}T${clock}`);
  if (!isReal || Number(hours) > 23 || Number(minutes) > 59)
    throw new ToolError('error.idTime', { value: iso }, { option: 'time' });
  const offset = (Number(hours) * 60 + Number(minutes)) * 60_000;
  return sign === '-' ? utc.getTime() + offset : utc.getTime() - offset;
}

const toDay = (milliseconds: number) => new Date(milliseconds).toISOString().replace(/T.*/, '');
