import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { splitHost } from '#lib/domain';
import { unicodeHost } from '#formats/url/host.ts';
import { placeAt } from '#lib/place';
import { decodeAmpersands } from './escapes.ts';
import { findLinks, joinLines } from './find-links.ts';
import { findTarget, findTargetOrNot } from './target.ts';
import { isWrapped, type Step } from './unwrap.ts';

type Note = RunContext['note'];

/** Where a wrapped link leads, and what its wrappers say. */
export interface Decoded {
  readonly target: string;
  readonly host: string;
  /** The host as people write it. */
  readonly unicodeHost: string;
  /** The name that somebody registered; empty for an IP address. */
  readonly domain: string;
  /** The address that the link was sent to; null where it names none. */
  readonly recipient: string | null;
  /** When Microsoft's filter met the link, in ISO 8601. */
  readonly time: string | null;
  /** The wrappers, the outermost first. */
  readonly steps: readonly Step[];
}

/**
 * Takes the wrappers off the links of a text, often a single one. Throws `ToolError` where none is wrapped, or the only
 * one holds no web address; of several the damaged ones are noted.
 */
export function decode(text: string, { tracking }: { readonly tracking: boolean }, note: Note): Decoded[] {
  try {
    const [first, ...others] = readLinks(text, note);
    if (first === undefined) throw new ToolError('error.empty');
    return others.length === 0
      ? [describe(findTarget(first, tracking, note), note)]
      : decodeSeveral([first, ...others], tracking, note);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    const start = text.length - text.trimStart().length;
    const at = { ...placeAt(text, start), endOffset: Math.max(start, text.trimEnd().length) };
    throw new ToolError(error.code, error.params, { at });
  }
}

function decodeSeveral(links: readonly string[], tracking: boolean, note: Note): Decoded[] {
  const wrapped = links.filter(isWrapped);
  if (wrapped.length === 0) throw new ToolError('error.noneWrapped', { count: links.length });
  let broken = 0;
  const decoded = wrapped.flatMap((link) => {
    const found = findTargetOrNot(link, tracking, note);
    if (found === undefined) broken += 1;
    return found === undefined ? [] : [describe(found, note)];
  });
  if (broken > 0) note('warning.broken', { count: broken });
  return decoded;
}

function describe({ target, steps, removed }: ReturnType<typeof findTarget>, note: Note): Decoded {
  const fields = steps.flatMap(({ parameters }) => parameters.flatMap(({ value }) => value.split('|')));
  const recipient = fields.find((field) => /^[^\s@|]+@[^\s@|/]+\.[^\s@|/.]+$/.test(field)) ?? null;
  if (recipient !== null) note('warning.recipient', { address: recipient });
  if (removed > 0) note('note.trackingRemoved', { count: removed });
  const host = new URL(target).hostname;
  const { domain } = splitHost(host);
  return { target, host, unicodeHost: unicodeHost(host), domain, recipient, time: timeOf(fields), steps };
}

/** Milliseconds from the year 1 to 1970. */
const YEAR_1970 = 62_135_596_800_000;

/** The ticks of .NET, tenths of microseconds since the year 1, that Safe Links has among its data. */
function timeOf(fields: readonly string[]): string | null {
  const ticks = fields.find((field) => /^6[34]\d{16}$/.test(field));
  return ticks === undefined ? null : new Date(Number(ticks.slice(0, -4)) - YEAR_1970).toISOString();
}

/** The links of a text: one broken into lines, quoted or in quoted-printable, or those among its words. */
function readLinks(text: string, note: Note): string[] {
  const source = decodeQuotedPrintable(text, note).trim();
  if (source === '') return [];
  const lines = source.split(/[\r\n]+/);
  const starts = lines.filter(
    (line, index) => /^[>\s]*<?https?:\/\//i.test(line) && !lines[index - 1]?.trim().endsWith('='),
  );
  const joined = joinLines(source);
  const whole = /^<?(https?:\/\/[^\s<>"]+)>?$/i.exec(joined)?.[1];
  if (whole !== undefined && starts.length === 1) {
    if (lines.length > 1) note('note.joined');
    return [decodeAmpersands(whole)];
  }
  const links = findLinks(source);
  const [first, second] = links;
  if (first === undefined) return [joined];
  if (second === undefined && first.end - first.start < source.length) note('note.around');
  return links.map(({ link }) => link);
}

/** RFC 2045, section 6.7: the source of a mail has `=3D` for `=`, and lines that end with `=`. */
function decodeQuotedPrintable(text: string, note: Note): string {
  if (!/[?&]\w+=3D/i.test(text)) return text;
  note('note.quotedPrintable');
  return text
    .replace(/=\r?\n/g, '')
    .replace(/=([2-7][\da-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
