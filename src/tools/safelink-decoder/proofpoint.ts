import { decodeAmpersands, decodeBase64Text, decodeEscapes } from './escapes.ts';

/*
 * URL Defense, as Proofpoint's own decoder reads it ("URL Defense: Decoding URLs", urldefense.proofpoint.com).
 */

/** Version 1: the target is escaped; a `&` of it may be bare, and `k` comes next. */
export function readV1(link: string): string | undefined {
  const [, url] = /[?&]u=(.+?)(?:&k=|$)/.exec(link) ?? [];
  return url === undefined ? undefined : decodeAmpersands(decodeEscapes(url));
}

/** Version 2: `-` is the percent sign, `_` a slash. */
export function readV2(link: string): string | undefined {
  const [, url] = /[?&]u=([^&]+)/.exec(link) ?? [];
  return url === undefined ? undefined : decodeAmpersands(decodeEscapes(url.replaceAll('-', '%').replaceAll('_', '/')));
}

const RUN_LENGTHS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/**
 * Version 3: the target is plain, but `*` is the next character of those at the end, `**A` the next two, `**B` three and so
 * on. Undefined where the link is cut off, or has fewer of them than the target asks for.
 */
export function readV3(link: string): string | undefined {
  const [, url = '', encoded] = /\/v3\/__(.+?)__;(.*?)!/.exec(link) ?? [];
  const removed = encoded === undefined ? undefined : decodeBase64Text(encoded);
  if (removed === undefined) return undefined;
  const characters = Array.from(removed);
  // Some mail servers make one slash of two.
  const whole = decodeEscapes(url.replace(/^([a-z\d+.-]+:\/)(?=[^/])/i, '$1/'));
  let next = 0;
  const target = whole.replace(/\*(?:\*(.))?/gs, (_, run: string | undefined) => {
    const length = run === undefined ? 1 : RUN_LENGTHS.indexOf(run) + 2;
    next += length;
    return characters.slice(next - length, next).join('');
  });
  return next > characters.length ? undefined : target;
}
