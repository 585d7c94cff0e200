import type { RunContext } from '#engine/operation';
import { noteLookAlikes, unicodeHost } from '#formats/url/host.ts';
import { isTracking } from '#formats/url/tracking.ts';
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
  noteLookAlikes(host, note);
  if (host !== url.hostname) note('note.punycode', { host: url.hostname, unicode: host });
  if (url.username !== '') note('note.loginHost', { login: url.username, host: url.hostname });
}
