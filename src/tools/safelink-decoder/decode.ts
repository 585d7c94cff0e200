import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { placeAt } from '#lib/place';
import { unicodeHost } from '#lib/punycode';
import { decodeAmpersands } from './escapes.ts';
import { findLinks, joinLines } from './find-links.ts';
import { noteDeception, withoutTracking } from './target.ts';
import { unwrap, type Step } from './unwrap.ts';

type Note = RunContext['note'];

/** Where a wrapped link leads, and what its wrappers say. */
export interface Decoded {
  readonly target: string;
  readonly host: string;
  /** The host as people write it. */
  readonly unicodeHost: string;
  /** The address that the link was sent to; null where it names none. */
  readonly recipient: string | null;
  /** When Microsoft's filter met the link, in ISO 8601. */
  readonly time: string | null;
  /** The wrappers, the outermost first. */
  readonly steps: readonly Step[];
}

/** Takes the wrappers off one link. Throws `ToolError` where it is no wrapped link, or holds no web address. */
export function decode(text: string, { clean }: { readonly clean: boolean }, note: Note): Decoded {
  try {
    return decodeLink(readLink(text, note), clean, note);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    const start = text.length - text.trimStart().length;
    const at = { ...placeAt(text, start), endOffset: Math.max(start, text.trimEnd().length) };
    throw new ToolError(error.code, error.params, { at });
  }
}

function decodeLink(link: string, clean: boolean, note: Note): Decoded {
  const { target: whole, steps, rest } = unwrap(link);
  if (rest !== undefined) note(rest.code, rest.params);
  const { target, removed } = clean ? withoutTracking(whole) : { target: whole, removed: 0 };
  const url = new URL(target);
  noteDeception(url, note);
  const fields = steps.flatMap(({ parameters }) => parameters.flatMap(({ value }) => value.split('|')));
  const recipient = fields.find((field) => /^[^\s@|]+@[^\s@|/]+\.[^\s@|/.]+$/.test(field)) ?? null;
  if (recipient !== null) note('note.recipient', { address: recipient });
  if (removed > 0) note('note.removed', { count: removed });
  return { target, host: url.hostname, unicodeHost: unicodeHost(url.hostname), recipient, time: timeOf(fields), steps };
}

/** Milliseconds from the year 1 to 1970. */
const YEAR_1970 = 62_135_596_800_000;

/** The ticks of .NET, tenths of microseconds since the year 1, that Safe Links has among its data. */
function timeOf(fields: readonly string[]): string | null {
  const ticks = fields.find((field) => /^6[34]\d{16}$/.test(field));
  return ticks === undefined ? null : new Date(Number(ticks.slice(0, -4)) - YEAR_1970).toISOString();
}

/** The one link of a text: broken into lines, quoted, in quoted-printable or among words. */
function readLink(text: string, note: Note): string {
  const source = decodeQuotedPrintable(text, note).trim();
  if (source === '') throw new ToolError('error.empty');
  const lines = source.split(/[\r\n]+/);
  const starts = lines.filter(
    (line, index) => /^[>\s]*<?https?:\/\//i.test(line) && !lines[index - 1]?.trim().endsWith('='),
  );
  const joined = joinLines(source);
  const whole = /^<?(https?:\/\/[^\s<>"]+)>?$/i.exec(joined)?.[1];
  if (whole !== undefined && starts.length === 1) {
    if (lines.length > 1) note('note.joined');
    return decodeAmpersands(whole);
  }
  const links = findLinks(source);
  const [first] = links;
  if (first === undefined) return joined;
  if (links.length > 1) throw new ToolError('error.several', { count: links.length });
  if (first.end - first.start < source.length) note('note.around');
  return first.link;
}

/** RFC 2045, section 6.7: the source of a mail has `=3D` for `=`, and lines that end with `=`. */
function decodeQuotedPrintable(text: string, note: Note): string {
  if (!/[?&]\w+=3D/i.test(text)) return text;
  note('note.quotedPrintable');
  return text
    .replace(/=\r?\n/g, '')
    .replace(/=([2-7][\da-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
