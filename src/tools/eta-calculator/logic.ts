import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { divide, multiply, rational, subtract, writeDecimal, type Rational } from '#lib/rational';
import { addWork, readCalendar, workBetween } from './calendar.ts';
import { writeDuration } from './duration.ts';
import type { FinishValues, ProgressValues, RateValues, TransferValues, Unit } from './options.ts';
import { readAmount, readMoment, readStart } from './read.ts';
import { DAY, findZone, HOUR, LATEST, MINUTE, SECOND, writeMoment, writeOffset, type Zone } from './zone.ts';

/** A stretch of time and the moments at its ends. */
export interface Ending {
  /** The duration, rounded up; of working hours only these count. */
  readonly milliseconds: number;
  /** As ISO 8601. */
  readonly iso: string;
  readonly start: string;
  readonly end: string;
  /** Milliseconds since 1970. */
  readonly endTime: number;
  readonly zone: string;
}

/** How much is done in a second, minute, hour and day, in decimal. */
export type Rates = Readonly<Record<'second' | 'minute' | 'hour' | 'day', string>>;

export interface Progress extends Ending {
  readonly percent: string;
  readonly left: string;
  /** Milliseconds. */
  readonly elapsed: number;
  readonly rates: Rates;
}

export interface Needed {
  readonly rates: Rates;
  /** Milliseconds between one and the next. */
  readonly interval: number;
  /** That there are; of working hours only these count. */
  readonly milliseconds: number;
  readonly start: string;
  readonly end: string;
  readonly endTime: number;
  readonly zone: string;
}

type Context = Pick<RunContext, 'note' | 'sources'>;

const SIGNIFICANT = 12;
const LENGTHS: Readonly<Record<Unit, number>> = {
  milliseconds: 1,
  seconds: SECOND,
  minutes: MINUTE,
  hours: HOUR,
  days: DAY,
};
const RATE_LENGTHS = { second: SECOND, minute: MINUTE, hour: HOUR, day: DAY } as const;

const KILO = 1000n;
const KIBI = 1024n;
/** Bits of each unit of data. */
const BITS: Readonly<Record<TransferValues['sizeUnit'], bigint>> = {
  B: 8n,
  kB: 8n * KILO,
  MB: 8n * KILO ** 2n,
  GB: 8n * KILO ** 3n,
  TB: 8n * KILO ** 4n,
  KiB: 8n * KIBI,
  MiB: 8n * KIBI ** 2n,
  GiB: 8n * KIBI ** 3n,
  TiB: 8n * KIBI ** 4n,
  bit: 1n,
  kbit: KILO,
  Mbit: KILO ** 2n,
  Gbit: KILO ** 3n,
};

const whole = (value: number): Rational => rational(BigInt(value));
const decimal = (value: Rational): string => writeDecimal(value, { significant: SIGNIFICANT }).text;
const ratesOf = (amount: Rational, milliseconds: Rational): Rates => {
  const per = (length: number) => decimal(divide(multiply(amount, whole(length)), milliseconds));
  return {
    second: per(RATE_LENGTHS.second),
    minute: per(RATE_LENGTHS.minute),
    hour: per(RATE_LENGTHS.hour),
    day: per(RATE_LENGTHS.day),
  };
};

/** Whole milliseconds, rounded up: nothing is done before it is. Throws `ToolError` for more than there are. */
function roundUp(milliseconds: Rational, option: string, note: RunContext['note']): number {
  const { n, d } = milliseconds;
  const rounded = (n + d - 1n) / d;
  if (rounded > BigInt(2 * LATEST)) throw new ToolError('error.range', {}, { option });
  if (n % d !== 0n) note('note.rounded');
  return Number(rounded);
}

interface Taken {
  readonly start: number;
  readonly end: number;
  readonly milliseconds: number;
  readonly zone: Zone;
}

function ending({ start, end, milliseconds, zone }: Taken, note: RunContext['note'], option: string): Ending {
  if (end > LATEST - DAY) throw new ToolError('error.range', {}, { option });
  noteClockChange(start, end, zone, note);
  return {
    milliseconds,
    iso: writeDuration(milliseconds),
    start: writeMoment(start, zone),
    end: writeMoment(end, zone),
    endTime: end,
    zone: zone.name,
  };
}

function noteClockChange(start: number, end: number, zone: Zone, note: RunContext['note']): void {
  const [before, after] = [zone.offsetAt(start), zone.offsetAt(end)];
  if (before !== after) note('note.clockChange', { before: writeOffset(before), after: writeOffset(after) });
}

/** When an amount is done, of which there is so much in each span. Throws `ToolError`. */
export function rate(options: RateValues, { note, sources }: Context): Ending {
  const amount = readAmount(options.amount, 'amount');
  const count = readAmount(options.count, 'count');
  const span = multiply(readAmount(options.span, 'span'), whole(LENGTHS[options.unit]));
  const milliseconds = roundUp(divide(multiply(amount, span), count), 'amount', note);
  const zone = findZone(options.zone);
  const calendar = readCalendar(options);
  const from = readStart(options, { zone, note, now: sources.now() });
  const { start, end } =
    calendar === undefined ? { start: from, end: from + milliseconds } : addWork(from, milliseconds, calendar, zone);
  if (start !== from) note('note.startsLater', { start: writeMoment(start, zone) });
  return ending({ start, end, milliseconds, zone }, note, 'amount');
}

/** When all is done, if it goes on as until now. Throws `ToolError`. */
export function progress(options: ProgressValues, { note, sources }: Context): Progress {
  const done = readAmount(options.done, 'done');
  const total = readAmount(options.total, 'total');
  const left = subtract(total, done);
  if (left.n < 0n) throw new ToolError('error.doneMore', {}, { option: 'done' });
  const zone = findZone(options.zone);
  const measured =
    options.measured.trim() === '' ? sources.now() : readMoment(options.measured, { option: 'measured', zone, note });
  const elapsed = readElapsed(options, { measured, zone, note });
  const milliseconds = roundUp(divide(multiply(elapsed, left), done), 'total', note);
  return {
    ...ending({ start: measured, end: measured + milliseconds, milliseconds, zone }, note, 'total'),
    percent: decimal(divide(multiply(done, rational(100n)), total)),
    left: decimal(left),
    elapsed: Number(elapsed.n / elapsed.d),
    rates: ratesOf(done, elapsed),
  };
}

interface Measuring extends Pick<RunContext, 'note'> {
  readonly measured: number;
  readonly zone: Zone;
}

function readElapsed(options: ProgressValues, { measured, zone, note }: Measuring): Rational {
  if (options.since === 'elapsed') {
    const elapsed = multiply(readAmount(options.elapsed, 'elapsed'), whole(LENGTHS[options.unit]));
    if (elapsed.n > elapsed.d * BigInt(LATEST)) throw new ToolError('error.range', {}, { option: 'elapsed' });
    return elapsed;
  }
  const started = readMoment(options.started, { option: 'started', zone, note });
  if (started >= measured) throw new ToolError('error.future', {}, { option: 'started' });
  return whole(measured - started);
}

/** When so much data has been sent. Throws `ToolError`. */
export function transfer(options: TransferValues, { note, sources }: Context): Ending {
  const size = multiply(readAmount(options.size, 'size'), rational(BITS[options.sizeUnit]));
  const bandwidth = multiply(readAmount(options.bandwidth, 'bandwidth'), rational(BITS[options.bandwidthUnit]));
  const milliseconds = roundUp(divide(multiply(size, whole(SECOND)), bandwidth), 'size', note);
  const zone = findZone(options.zone);
  const start = readStart(options, { zone, note, now: sources.now() });
  return ending({ start, end: start + milliseconds, milliseconds, zone }, note, 'size');
}

/** How fast it must go to be done in time. Throws `ToolError`. */
export function finish(options: FinishValues, { note, sources }: Context): Needed {
  const amount = readAmount(options.amount, 'amount');
  const zone = findZone(options.zone);
  const calendar = readCalendar(options);
  const start = readStart(options, { zone, note, now: sources.now() });
  const end = readMoment(options.deadline, { option: 'deadline', zone, note });
  if (end <= start) throw new ToolError('error.deadline', {}, { option: 'deadline' });
  const available = calendar === undefined ? end - start : workBetween(start, end, calendar, zone);
  if (available === 0) throw new ToolError('error.noWork', {}, { option: 'deadline' });
  noteClockChange(start, end, zone, note);
  const interval = divide(whole(available), amount);
  if (interval.n > interval.d * BigInt(LATEST)) throw new ToolError('error.range', {}, { option: 'amount' });
  return {
    rates: ratesOf(amount, whole(available)),
    interval: Number(interval.n / interval.d),
    milliseconds: available,
    start: writeMoment(start, zone),
    end: writeMoment(end, zone),
    endTime: end,
    zone: zone.name,
  };
}
