import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import {
  compare,
  divide,
  fromDecimal,
  multiply,
  rational,
  subtract,
  writeReadable,
  type Rational,
} from '#lib/rational';
import { type Zone } from '#lib/zone';
import { writeDuration } from './duration.ts';
import { DAY, HOUR, LATEST, MINUTE, offsetAt, openZone, readMoment, SECOND, writeMoment } from './moment.ts';
import type { ProgressValues, RateValues, TransferValues, Unit } from './options.ts';

/** A stretch of time and the moments at its ends. */
export interface Ending {
  /** The duration, rounded up: nothing is done before it is. */
  readonly milliseconds: number;
  /** The same by ISO 8601. */
  readonly duration: string;
  /** ISO 8601 with the offset of the zone, as is the end. */
  readonly start: string;
  readonly end: string;
  readonly zone: string;
}

/** Plain decimal digits. */
export interface Progress extends Ending {
  readonly percent: string;
  readonly left: string;
  readonly perSecond: string;
  readonly perMinute: string;
  readonly perHour: string;
}

/** Plain decimal digits. */
export interface Transfer extends Ending {
  readonly bytes: string;
  readonly bits: string;
  readonly bytesPerSecond: string;
  readonly bitsPerSecond: string;
}

type Context = Pick<RunContext, 'note' | 'sources'>;

const LENGTHS: Readonly<Record<Unit, number>> = {
  milliseconds: 1,
  seconds: SECOND,
  minutes: MINUTE,
  hours: HOUR,
  days: DAY,
};

const [KILO, KIBI] = [1000n, 1024n];
/** Bits of each unit of data. */
const BITS: Readonly<Record<TransferValues['sizeUnit'] | TransferValues['bandwidthUnit'], bigint>> = {
  B: 8n,
  kB: 8n * KILO,
  MB: 8n * KILO ** 2n,
  GB: 8n * KILO ** 3n,
  TB: 8n * KILO ** 4n,
  KiB: 8n * KIBI,
  MiB: 8n * KIBI ** 2n,
  GiB: 8n * KIBI ** 3n,
  TiB: 8n * KIBI ** 4n,
  kbit: KILO,
  Mbit: KILO ** 2n,
  Gbit: KILO ** 3n,
};
const BYTE = rational(8n);

const whole = (value: number): Rational => rational(BigInt(value));
const write = (value: Rational): string => writeReadable(value).text;

/** When an amount is done, of which there is so much in each span. Throws `ToolError`. */
export function rate(options: RateValues, context: Context): Ending {
  const amount = readPositive(options, 'amount');
  const count = readPositive(options, 'count');
  const span = multiply(readPositive(options, 'span'), whole(LENGTHS[options.unit]));
  return startingAt(options, divide(multiply(amount, span), count), context);
}

/** When all is done if it goes on as until now. Throws `ToolError`. */
export function progress(options: ProgressValues, context: Context): Progress {
  const done = readPositive(options, 'done');
  const total = readPositive(options, 'total');
  const left = subtract(total, done);
  if (left.numerator < 0n) throw new ToolError('error.doneMore', {}, { option: 'done' });
  const zone = openZone(options.zone);
  const measured = momentOf(options, 'measured', zone, context);
  const elapsed = readElapsed(options, measured, zone, context.note);
  const per = (length: number) => write(divide(multiply(done, whole(length)), elapsed));
  return {
    percent: write(divide(multiply(done, rational(100n)), total)),
    left: write(left),
    perSecond: per(SECOND),
    perMinute: per(MINUTE),
    perHour: per(HOUR),
    ...endingOf(divide(multiply(elapsed, left), done), measured, zone, context.note),
  };
}

/** Milliseconds from the start to the moment of counting. */
function readElapsed(options: ProgressValues, measured: number, zone: Zone, note: RunContext['note']): Rational {
  if (options[options.since].trim() === '') throw new ToolError('error.missing', {}, { option: options.since });
  if (options.since === 'elapsed') return multiply(readPositive(options, 'elapsed'), whole(LENGTHS[options.unit]));
  const started = readMoment(options.started, { option: 'started', zone, note });
  if (started >= measured) throw new ToolError('error.future', {}, { option: 'started' });
  return whole(measured - started);
}

/** When so much data has been sent. Throws `ToolError`. */
export function transfer(options: TransferValues, context: Context): Transfer {
  const bits = multiply(readPositive(options, 'size'), rational(BITS[options.sizeUnit]));
  const perSecond = multiply(readPositive(options, 'bandwidth'), rational(BITS[options.bandwidthUnit]));
  return {
    bytes: write(divide(bits, BYTE)),
    bits: write(bits),
    bytesPerSecond: write(divide(perSecond, BYTE)),
    bitsPerSecond: write(perSecond),
    ...startingAt(options, divide(multiply(bits, whole(SECOND)), perSecond), context),
  };
}

/** The moment in a field; an empty one is now, to the second. Throws `ToolError`. */
function momentOf<Name extends string>(
  values: Readonly<Record<Name, string>>,
  option: Name,
  zone: Zone,
  { note, sources }: Context,
): number {
  if (values[option].trim() === '') return Math.floor(sources.now() / SECOND) * SECOND;
  return readMoment(values[option], { option, zone, note });
}

/** The number of a field, which must be above 0. Throws `ToolError`. */
function readPositive<Name extends string>(values: Readonly<Record<Name, string>>, option: Name): Rational {
  const number = fromDecimal(values[option]);
  if (number.numerator <= 0n) throw new ToolError('error.positive', {}, { option });
  return number;
}

interface Beginning {
  readonly start: string;
  readonly zone: string;
}

/** What starts at a moment, or now, and takes so many milliseconds. Throws `ToolError`. */
function startingAt(beginning: Beginning, milliseconds: Rational, context: Context): Ending {
  const zone = openZone(beginning.zone);
  return endingOf(milliseconds, momentOf(beginning, 'start', zone, context), zone, context.note);
}

function endingOf(milliseconds: Rational, start: number, zone: Zone, note: RunContext['note']): Ending {
  if (compare(milliseconds, whole(LATEST - start)) > 0) throw new ToolError('error.range');
  const { numerator, denominator } = milliseconds;
  const taken = Number((numerator + denominator - 1n) / denominator);
  noteClockChange(start, start + taken, zone, note);
  return {
    milliseconds: taken,
    duration: writeDuration(taken),
    start: writeMoment(start, zone),
    end: writeMoment(start + taken, zone),
    zone: zone.name,
  };
}

function noteClockChange(start: number, end: number, zone: Zone, note: RunContext['note']): void {
  const [before, after] = [offsetAt(start, zone), offsetAt(end, zone)];
  if (before !== after) note('note.clockChange', { before, after });
}
