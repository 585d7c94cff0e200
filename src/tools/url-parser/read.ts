import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { noteReplaced } from '#formats/bytes/read.ts';
import { noteLookAlikes, unicodeHost } from '#formats/url/host.ts';
import { parseUrl } from '#formats/url/read.ts';
import { loneSurrogate } from '#lib/charset/utf8';
import { placeAt, type Place } from '#lib/place';
import { shorten } from '#lib/shorten';
import { hostAsScheme } from './scheme.ts';

type Note = RunContext['note'];

/** Where a line of a text is: its number from 1, and the offset of its beginning. */
export interface LinePlace {
  readonly line: number;
  readonly start: number;
}

/**
 * Reads one URL by the URL Standard; one of several is a line of a text. Throws `ToolError` with the piece that is wrong.
 */
export function readUrl(source: string, base: string, note: Note, inList?: LinePlace): URL {
  const text = source.trim();
  const before = source.indexOf(text);
  const from = base.trim() === '' ? undefined : parseUrl(base.trim());
  if (base.trim() !== '' && from === undefined) {
    const at = { ...placeAt(base, 0), endOffset: base.length };
    throw new ToolError('error.base', { base: shorten(base.trim()) }, { option: 'base', at });
  }
  noteReplaced(base, note, { option: 'base' });
  const stretch = (at: number, length: number) => stretchOf(source, before + at, length, inList);
  const url = parseUrl(text, from?.href);
  if (url === undefined) throw whyNot(text, stretch);
  const lone = loneSurrogate(text);
  if (lone >= 0) note('warning.replacedSurrogate', {}, { at: stretch(lone, 1) });
  // One URL alone needs no place.
  noteOddities(url, text, note, inList === undefined ? {} : { at: stretch(0, text.length) });
  return url;
}

/** A stretch of a source. That of a line is counted from the line, for searching a long list anew takes too long. */
function stretchOf(source: string, offset: number, length: number, inList: LinePlace | undefined): Place {
  if (inList === undefined) return { ...placeAt(source, offset), endOffset: offset + length };
  const { line, start } = inList;
  return { line, column: offset + 1, offset: start + offset, endOffset: start + offset + length };
}

/** Says where a browser would read something else than a person. */
function noteOddities(url: URL, text: string, note: Note, where: { readonly at?: Place }): void {
  const { hostname, username, protocol, pathname, search } = url;
  if (/[\t\n\r]/.test(text)) note('note.lineBreaks', {}, where);
  if (hostAsScheme(text) && hostname === '') note('note.hostAsScheme', { scheme: protocol }, where);
  const isSpecial = /^(?:https?|wss?|ftp):$/.test(protocol);
  if (isSpecial && /^[^?#]*\\/.test(text)) note('warning.backslash', { host: hostname }, where);
  if (isSpecial && /[.%]/.test(username)) note('warning.loginHost', { login: username, host: hostname }, where);
  if (/^\d+(?:\.\d+){3}$/.test(hostname) && !text.includes(hostname))
    note('warning.ipv4', { address: hostname }, where);
  noteLookAlikes(unicodeHost(hostname), note, where);
  const broken = /%(?![\da-f]{2})[^]{0,2}/i.exec(pathname)?.[0];
  if (broken !== undefined) note('warning.escape', { escape: broken }, where);
  const damaged = search
    .slice(1)
    .split('&')
    .find((piece) => !isUtf8(piece));
  if (damaged !== undefined) note('warning.notUtf8', { parameter: shorten(damaged) }, where);
}

/** Whether all escapes of a parameter are UTF-8. */
function isUtf8(piece: string): boolean {
  try {
    decodeURIComponent(piece.replace(/%(?![\da-f]{2})/gi, '%25'));
    return true;
  } catch {
    return false;
  }
}

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
