import type { RunContext } from '#engine/operation';
import { readTime, type TimeSpan } from '#formats/uuid/chosen-time.ts';
import { formatList, type ListForm } from '#formats/uuid/list.ts';
import { parseUuid, writeUuid } from '#formats/uuid/read-uuid.ts';
import { parseUlid, ulidFacts, writeUlid, type UlidFacts } from '#formats/uuid/ulid.ts';
import { fromHex, toHex } from '#lib/bytes';
import type { Sources } from '#lib/sources';

type Note = RunContext['note'];

export interface GenerateOptions {
  readonly count: number;
  readonly list: ListForm;
  /** Each random part is one more than that before, as the specification wants it within a millisecond. */
  readonly monotonic: boolean;
  readonly lowercase: boolean;
  /** ISO 8601; empty means now. */
  readonly time: string;
}

/** A ULID holds 48 bits of milliseconds (github.com/ulid/spec). */
const SPAN: TimeSpan = { from: 0, to: 2 ** 48 - 1 };

/** New ULIDs of one time, formatted as a list. Throws `ToolError` for a wrong time. */
export function generate(options: GenerateOptions, context: Pick<RunContext, 'sources' | 'note'>): string {
  const { count, monotonic, lowercase } = options;
  const milliseconds = readTime(options.time, SPAN, context);
  const bytes = monotonic ? countUp(count, context.sources) : context.sources.random(count * 16);
  const view = new DataView(bytes.buffer);
  const ulids = Array.from({ length: count }, (_, index) => {
    view.setUint32(index * 16, Math.floor(milliseconds / 2 ** 16));
    view.setUint16(index * 16 + 4, milliseconds % 2 ** 16);
    const ulid = writeUlid(bytes, index * 16);
    return lowercase ? ulid.toLowerCase() : ulid;
  });
  return formatList(ulids, options.list);
}

/** Random parts from a random one on, each in the last 10 of 16 bytes. */
function countUp(count: number, sources: Sources): Uint8Array<ArrayBuffer> {
  const draw = () => BigInt(`0x${toHex(sources.random(10))}`);
  let first = draw();
  // The specification lets a batch fail that runs over the end; this one begins elsewhere.
  while (first + BigInt(count) > 2n ** 80n) first = draw();
  const digits = Array.from({ length: count }, (_, index) => (first + BigInt(index)).toString(16).padStart(32, '0'));
  return fromHex(digits.join(''));
}

/** The facts a ULID holds. Throws `ToolError` with the place of what is wrong. */
export const inspect = (text: string, note: Note): UlidFacts => ulidFacts(parseUlid(text, note));

/** The same 128 bits of each line as UUIDs; empty lines stay. Throws `ToolError` with a place. */
export const toUuid = (text: string, note: Note): string =>
  convertLines(text, (line, start) => writeUuid(toHex(parseUlid(line, note, text, start))));

/** The same 128 bits of each line as ULIDs; empty lines stay. Throws `ToolError` with a place. */
export const fromUuid = (text: string): string =>
  convertLines(text, (line, start) => writeUlid(parseUuid(line, { whole: text, start })));

function convertLines(text: string, convert: (line: string, start: number) => string): string {
  return text.replace(/[^\r\n]*\S[^\r\n]*/g, (line: string, start: number) => convert(line, start));
}
