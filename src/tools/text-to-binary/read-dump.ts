/** An offset and, unless it is the end, the bytes there. */
const LINE = /^[ \t]*([\da-f]{4,16})(:?)(?:[ \t]+(\S.*))?$/i;
/** The bytes of a line up to its end or a column that shows them as text, by the way in which they are grouped. */
const BYTES = {
  xxd: /^((?:[\da-f]{2}){1,8}(?: (?:[\da-f]{2}){1,8})*)( {2,}.*|\s*)$/i,
  others: /^([\da-f]{2}(?: {1,2}[\da-f]{2})*)( {3,}.*| +[|>].*|\s*)$/i,
};
/** Of offsets. `od` writes octal ones by default, and decimal ones if asked. */
const RADICES = [16, 8, 10] as const;

interface DumpLine {
  readonly offset: string;
  readonly hasColon: boolean;
  readonly bytes: readonly number[];
  /** Whether something stands after the bytes. */
  readonly hasText: boolean;
}

/**
 * The bytes of a hex dump as `xxd`, `hexdump -C`, `od -t x1` and Wireshark write it; undefined for any other text. The offsets
 * must count the bytes, so no list of numbers is taken for a dump. A line `*` stands for others that were left out: it is
 * told to `onGap` with its offset in the text.
 */
export function readDump(text: string, onGap: (offset: number) => void): Uint8Array<ArrayBuffer> | undefined {
  const lines: DumpLine[] = [];
  let gap: number | undefined;
  for (const { 0: line, index } of text.matchAll(/[^\r\n]+/g)) {
    if (line.trim() === '') continue;
    if (line.trim() === '*' && lines.length > 0) {
      gap ??= index + line.indexOf('*');
      break;
    }
    const read = readLine(line);
    if (read === undefined) return undefined;
    lines.push(read);
  }
  if (lines.length < 2 && !lines.some(({ hasColon, hasText }) => hasColon || hasText)) return undefined;
  for (const radix of RADICES) {
    const bytes = join(lines, radix);
    if (bytes === undefined) continue;
    if (gap !== undefined) onGap(gap);
    return bytes;
  }
  return undefined;
}

function readLine(line: string): DumpLine | undefined {
  const [, offset, colon, rest = ''] = LINE.exec(line) ?? [];
  if (offset === undefined) return undefined;
  const hasColon = colon === ':';
  const [, digits = '', beside = ''] = (hasColon ? BYTES.xxd : BYTES.others).exec(rest) ?? [];
  if (digits === '' && rest !== '') return undefined;
  const bytes = (digits.match(/[\da-f]{2}/gi) ?? []).map((pair) => parseInt(pair, 16));
  return { offset, hasColon, bytes, hasText: beside.trim() !== '' };
}

/** The bytes of all lines; undefined where an offset does not say how many came before. */
function join(lines: readonly DumpLine[], radix: number): Uint8Array<ArrayBuffer> | undefined {
  const all: number[] = [];
  const start = parseInt(lines[0]?.offset ?? '', radix);
  for (const { offset, bytes } of lines) {
    if (parseInt(offset, radix) - start !== all.length) return undefined;
    for (const byte of bytes) all.push(byte);
  }
  return all.length > 0 ? Uint8Array.from(all) : undefined;
}
