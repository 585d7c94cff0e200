import type { RunContext } from '#engine/operation';
import { formatList } from '#formats/uuid/list.ts';
import type { ListForm } from '#formats/uuid/options.ts';
import { parseUuid, writeUuid } from '#formats/uuid/read-uuid.ts';
import { readTime, type TimeSpan } from '#formats/uuid/time.ts';
import { parseUlid, ulidFacts, writeUlid, type UlidFacts } from '#formats/uuid/ulid.ts';
import { fromHex, toHex } from '#lib/bytes';
import type { Sources } from '#lib/sources';

type Note = RunContext['note'];

export interface GenerateOptions {
  readonly count: number;
  readonly list: ListForm;
  /** Each random part is one more than the one before, as the specification has it within a millisecond. */
  readonly monotonic: boolean;
  readonly lowercase: boolean;
  /** ISO 8601; empty means now. */
  readonly time: string;
}

/** A ULID has 48 bits for milliseconds. */
const SPAN: TimeSpan = { from: 0, to: 2 ** 48 - 1 };

/** New ULIDs of one time (github.com/ulid/spec), as a list. Throws and notes what `readTime` does. */
export function generate(options: GenerateOptions, context: Pick<RunContext, 'sources' | 'note'>): string {
  const { count, monotonic, lowercase } = options;
  const milliseconds = readTime(options.time, SPAN, context);
  const bytes = monotonic ? countUp(count, context.sources) : context.sources.random(count * 16);
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const ulids = Array.from({ length: count }, (_, index) => {
    view.setUint32(index * 16, Math.floor(milliseconds / 2 ** 16));
    view.setUint16(index * 16 + 4, milliseconds % 2 ** 16);
    const ulid = writeUlid(bytes.subarray(index * 16, index * 16 + 16));
    return lowercase ? ulid.toLowerCase() : ulid;
  });
  return formatList(ulids, options.list);
}

/** Numbers that follow a random one, each in the last 10 of 16 bytes. */
function countUp(count: number, sources: Sources): Uint8Array {
  const draw = () => BigInt(`0x${toHex(sources.random(10))}`);
  let first = draw();
  // The specification lets a batch fail that runs over the end; this one begins elsewhere.
  while (first + BigInt(count) > 2n ** 80n) first = draw();
  const digits = Array.from({ length: count }, (_, index) => (first + BigInt(index)).toString(16).padStart(32, '0'));
  return fromHex(digits.join(''));
}

/** What a ULID holds. Throws and notes what `parseUlid` does. */
export const inspect = (text: string, note: Note): UlidFacts => ulidFacts(parseUlid(text, note));

/** The 128 bits of each line as a UUID; empty lines stay. Throws and notes what `parseUlid` does. */
export const toUuid = (text: string, note: Note): string =>
  convertLines(text, (part) => writeUuid(toHex(parseUlid(text, note, part))));

/** The 128 bits of each line as a ULID; empty lines stay. Throws what `parseUuid` does. */
export const fromUuid = (text: string): string => convertLines(text, (part) => writeUlid(parseUuid(text, part)));

function convertLines(text: string, convert: (part: { readonly from: number; readonly to: number }) => string): string {
  return text.replace(/[^\r\n]+/g, (line: string, from: number) =>
    line.trim() === '' ? line : convert({ from, to: from + line.length }),
  );
}
