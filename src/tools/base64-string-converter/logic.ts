import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { readBase64OrDataUri } from '#formats/bytes/data-uri.ts';
import { toBase64 } from '#lib/bytes';
import { placeAt } from '#lib/place';
import { decodeText, encodePart, type Charset, type Fail } from './charset.ts';

type Note = RunContext['note'];

/** The longest line of Base64 in an email (RFC 2045, section 6.8). */
const MIME_LINE = /.{1,76}/g;

/** The Base64 of a text (RFC 4648), or with `eachLine` of each line. Throws `ToolError` with its place. */
export function encode(
  text: string,
  options: { readonly charset: Charset; readonly urlSafe: boolean; readonly wrap: boolean; readonly eachLine: boolean },
  note: Note,
): string {
  const { charset, urlSafe, wrap, eachLine } = options;
  const encodeFrom = (part: string, from: number) =>
    toBase64(encodePart(text, charset, { from, to: from + part.length }), { urlSafe });
  if (eachLine && wrap) note('note.notWrapped', {}, { option: 'wrap' });
  if (eachLine) return mapLines(text, encodeFrom);
  const base64 = encodeFrom(text, 0);
  return wrap ? (base64.match(MIME_LINE) ?? []).join('\n') : base64;
}

/**
 * The text of Base64 or Base64url, padded or not. White space is left out. It may be the body of a data URI
 * (RFC 2397). Throws `ToolError` with the place of the fault.
 */
export function decode(
  text: string,
  { charset, eachLine }: { readonly charset: Charset; readonly eachLine: boolean },
  note: Note,
): string {
  const excess: number[] = [];
  const odd: number[] = [];
  const broken: number[] = [];
  const decodePart = (part: string, start: number) => {
    const fail = failIn(text, start);
    const end = start + part.length;
    const { bytes, trailingBits, oddSpace } = readBase64OrDataUri(text, { from: start, to: end });
    if (trailingBits !== undefined) excess.push(trailingBits);
    if (oddSpace !== undefined) odd.push(oddSpace);
    // Point at the line; where the whole input is one text, there is nothing to point at.
    const decoded = decodeText(bytes, charset, (code, params) => fail(code, params, eachLine ? 0 : undefined));
    if (eachLine && /[\r\n]/.test(decoded)) broken.push(start);
    return decoded;
  };
  const decoded = eachLine ? mapLines(text, decodePart) : decodePart(text, 0);
  noteFirst(note, 'warning.trailingBits', text, excess);
  noteFirst(note, 'note.oddSpace', text, odd);
  noteFirst(note, 'warning.lineBreaks', text, broken);
  return decoded;
}

/** Converts each line that is not empty, and keeps line breaks as they are. */
function mapLines(text: string, convert: (line: string, start: number) => string): string {
  return text.replace(/[^\r\n]+/g, (line: string, start: number) => convert(line, start));
}

/** Turns offsets that count from `start` into places in `text`. */
function failIn(text: string, start: number): Fail {
  return (code, params, offset) => {
    throw new ToolError(code, params, { at: offset === undefined ? undefined : placeAt(text, start + offset) });
  };
}

function noteFirst(note: Note, code: string, text: string, offsets: readonly number[]): void {
  const [first] = offsets;
  if (first !== undefined) note(code, { count: offsets.length }, { at: placeAt(text, first) });
}
