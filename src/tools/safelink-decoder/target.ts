import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { noteLookAlikes, unicodeHost } from '#formats/url/host.ts';
import { isTracking } from '#formats/url/tracking.ts';
import { decodeEscapes } from './escapes.ts';
import { unwrap, type Step } from './unwrap.ts';

type Note = RunContext['note'];

/** Where a wrapped link leads. */
interface Target {
  readonly target: string;
  readonly steps: readonly Step[];
  /** How many tracking parameters were removed. */
  readonly removed: number;
}

/** Takes the wrappers off a link and notes what may deceive. Throws `ToolError` as `unwrap` does. */
export function findTarget(link: string, tracking: boolean, note: Note): Target {
  const { target: whole, steps, rest } = unwrap(link);
  if (rest !== undefined) note(rest.code, rest.params);
  const { target, removed } = tracking ? withoutTracking(whole) : { target: whole, removed: 0 };
  noteDeception(new URL(target), note);
  return { target, steps, removed };
}

/** As `findTarget`; undefined for a damaged link. */
export function findTargetOrNot(link: string, tracking: boolean, note: Note): Target | undefined {
  try {
    return findTarget(link, tracking, note);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    return undefined;
  }
}

/** A target without the parameters that only follow visitors, and how many those were. */
function withoutTracking(target: string): { target: string; removed: number } {
  const [, before = '', query, fragment = ''] = /^([^?#]*)\?([^#]*)(#.*)?$/s.exec(target) ?? [];
  if (query === undefined) return { target, removed: 0 };
  const pieces = query.split('&');
  const kept = pieces.filter((piece) => !isTracking(decodeEscapes(piece.replace(/=.*/s, ''))));
  const asked = kept.length === 0 ? '' : `?${kept.join('&')}`;
  return { target: `${before}${asked}${fragment}`, removed: pieces.length - kept.length };
}

/** Says what may deceive in an address: letters that look like others, and a login that looks like a host. */
function noteDeception(url: URL, note: Note): void {
  const host = unicodeHost(url.hostname);
  noteLookAlikes(host, note);
  if (host !== url.hostname) note('warning.punycode', { host: url.hostname, unicode: host });
  if (url.username !== '') note('warning.loginHost', { login: url.username, host: url.hostname });
}
