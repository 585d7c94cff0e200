import type { RunContext } from '#engine/operation';
import { imitatesLatin, mixesScripts, unicodeHost } from '#lib/punycode';
import { isTracking } from '#lib/tracking';
import { decodeEscapes } from './escapes.ts';

type Note = RunContext['note'];

/** A target without the parameters that only follow visitors, and how many those were. */
export function withoutTracking(target: string): { target: string; removed: number } {
  const [, before = '', query, fragment = ''] = /^([^?#]*)\?([^#]*)(#.*)?$/s.exec(target) ?? [];
  if (query === undefined) return { target, removed: 0 };
  const pieces = query.split('&');
  const kept = pieces.filter((piece) => !isTracking(decodeEscapes(piece.replace(/=.*/s, ''))));
  const asked = kept.length === 0 ? '' : `?${kept.join('&')}`;
  return { target: `${before}${asked}${fragment}`, removed: pieces.length - kept.length };
}

/** Says what may deceive in an address: letters that look like others, and a login that looks like a host. */
export function noteDeception(url: URL, note: Note): void {
  const host = unicodeHost(url.hostname);
  if (mixesScripts(host)) note('note.mixed', { host });
  else if (imitatesLatin(host)) note('note.imitates', { host });
  if (host !== url.hostname) note('note.punycode', { host: url.hostname, unicode: host });
  if (url.username !== '') note('note.login', { login: url.username, host: url.hostname });
}
