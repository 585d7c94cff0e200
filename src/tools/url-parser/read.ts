import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { placeAt, type Place } from '#lib/place';
import { imitatesLatin, mixesScripts, unicodeHost } from '#lib/punycode';
import { shorten } from '#lib/shorten';
import { parsed } from './parts.ts';

type Note = RunContext['note'];

/**
 * Reads one URL by the URL Standard. `start` is where it begins in a text of several. Throws `ToolError` with the piece
 * that is wrong.
 */
export function readUrl(source: string, base: string, note: Note, inText = source, start = 0): URL {
  const text = source.trim();
  const offset = start + source.indexOf(text);
  const from = base.trim() === '' ? undefined : parsed(base.trim());
  if (base.trim() !== '' && from === undefined) {
    throw new ToolError('error.base', { base: shorten(base.trim()) }, { option: 'base', at: placeAt(base, 0) });
  }
  const url = parsed(text, from?.href);
  if (url === undefined) throw whyNot(text, (at, length) => stretch(inText, offset + at, length));
  const where = { at: stretch(inText, offset, text.length) };
  if (/[\t\n\r]/.test(text)) note('note.lineBreaks', {}, where);
  if (/^[a-z\d.-]+:\d+(?:[/?#]|$)/i.test(text) && url.host === '') {
    note('note.hostAsScheme', { scheme: url.protocol }, where);
  }
  const broken = url.pathname.match(/%(?![\da-f]{2})[^]{0,2}/i)?.[0];
  if (broken !== undefined) note('note.escape', { escape: broken }, where);
  const host = unicodeHost(url.hostname);
  if (mixesScripts(host)) note('note.mixed', { host }, where);
  else if (imitatesLatin(host)) note('note.imitates', { host }, where);
  return url;
}

const stretch = (text: string, offset: number, length: number): Place => ({
  ...placeAt(text, offset),
  endOffset: offset + length,
});

function whyNot(text: string, at: (offset: number, length: number) => Place): ToolError {
  const [, scheme, before = '', host = '', port = ''] =
    /^([a-z][a-z\d+.-]*:)([/\\]*(?:[^/?#\\]*@)?)(\[[^\]]*\]?|[^:/?#\\]*)(?::([^/?#\\]*))?/i.exec(text) ?? [];
  if (scheme === undefined) return new ToolError('error.noScheme', { text: shorten(text) }, { at: at(0, text.length) });
  const hostAt = scheme.length + before.length;
  if (port !== '' && (!/^\d+$/.test(port) || Number(port) > 65_535)) {
    return new ToolError('error.port', { port: shorten(port) }, { at: at(hostAt + host.length + 1, port.length) });
  }
  if (host === '') return new ToolError('error.noHost', {}, { at: at(0, text.length) });
  return new ToolError('error.host', { host: shorten(host) }, { at: at(hostAt, host.length) });
}
