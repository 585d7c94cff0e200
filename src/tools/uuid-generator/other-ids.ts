import type { RunContext } from '#engine/operation';
import { formatList } from '#formats/uuid/list.ts';
import type { ListForm } from '#formats/uuid/options.ts';
import { readTime, type TimeSpan } from '#formats/uuid/time.ts';
import { toHex } from '#lib/bytes';
import { drawFrom, pickCharacters } from '#lib/random';
import type { Sources } from '#lib/sources';

type Context = Pick<RunContext, 'sources' | 'note'>;

export interface IdOptions {
  readonly kind: 'nanoid' | 'objectid' | 'snowflake';
  readonly count: number;
  /** Characters of a NanoID. */
  readonly length: number;
  readonly epoch: keyof typeof EPOCHS;
  /** ISO 8601 for ObjectId and Snowflake; empty means now. */
  readonly time: string;
  readonly list: ListForm;
}

/** When the clock of a Snowflake starts, in milliseconds since 1970. */
export const EPOCHS = { twitter: 1_288_834_974_657, discord: 1_420_070_400_000, unix: 0 } as const;

/** A Snowflake has 41 bits for milliseconds, 10 for the machine and 12 for a counter. */
export const SNOWFLAKE = { machine: 10, sequence: 12 } as const;

const NANOID = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-');
const OBJECTID_SPAN: TimeSpan = { from: 0, to: 2 ** 32 * 1000 - 1 };

/** New NanoIDs, ObjectIds or Snowflakes, formatted as a list. Throws `ToolError` for a wrong time. */
export function generateId(options: IdOptions, context: Context): string {
  return formatList(makeIds(options, context), options.list, false);
}

function makeIds({ kind, count, length, epoch, time }: IdOptions, context: Context): string[] {
  switch (kind) {
    case 'nanoid': {
      const draw = drawFrom(context.sources);
      return Array.from({ length: count }, () => pickCharacters(draw, NANOID, length));
    }
    case 'objectid':
      return makeObjectIds(count, readTime(time, OBJECTID_SPAN, context), context.sources);
    case 'snowflake': {
      const start = EPOCHS[epoch];
      // Leave the last milliseconds for a batch that needs more than one.
      const span = { from: start, to: start + 2 ** 41 - 1 - Math.ceil(count / 2 ** SNOWFLAKE.sequence) };
      return makeSnowflakes(count, readTime(time, span, context) - start, context.sources);
    }
  }
}

/** Seconds, five random bytes per batch, and a counter with a random start (BSON ObjectID specification). */
function makeObjectIds(count: number, milliseconds: number, sources: Sources): string[] {
  const random = sources.random(8);
  const seconds = Math.floor(milliseconds / 1000)
    .toString(16)
    .padStart(8, '0');
  const processPart = toHex(random.subarray(0, 5));
  const first = parseInt(toHex(random.subarray(5)), 16);
  return Array.from({ length: count }, (_, index) => {
    const counter = (first + index) % 2 ** 24;
    return seconds + processPart + counter.toString(16).padStart(6, '0');
  });
}

function makeSnowflakes(count: number, milliseconds: number, sources: Sources): string[] {
  const machine = BigInt(drawFrom(sources)(2 ** SNOWFLAKE.machine)) << BigInt(SNOWFLAKE.sequence);
  const first = BigInt(milliseconds) << BigInt(SNOWFLAKE.sequence);
  return Array.from({ length: count }, (_, index) => {
    // Time and counter count up as one number, around the bits of the machine.
    const ticks = first + BigInt(index);
    const sequence = BigInt.asUintN(SNOWFLAKE.sequence, ticks);
    const time = (ticks >> BigInt(SNOWFLAKE.sequence)) << BigInt(SNOWFLAKE.machine + SNOWFLAKE.sequence);
    return String(time | machine | sequence);
  });
}
