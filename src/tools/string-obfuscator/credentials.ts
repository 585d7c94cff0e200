import type { Span } from './span.ts';

const SCHEME = /(?<![a-z\d])[a-z][a-z\d+.-]{1,20}:\/\//gi;
const LONGEST = 1000;
/** What a URL is quoted by, and what closes it. */
const CLOSING: Readonly<Record<string, string>> = { '"': '"', "'": "'", '`': '`', '>': '<', '<': '>' };
/** An at sign with a host after it (RFC 3986, section 3.2.2), and what may follow a host. */
const AT_HOST = /@(?=(?:\[[\da-f:.]{2,45}\]|[\w.-]{1,253})(?::\d{1,5})?(?:[/?#,;)\]}'"`<>\\|&]|\.?$))/gi;
/** A port, and the path after it: what stands before an at sign in the path is no password. */
const PORT_AND_PATH = /^\d{1,5}\/[^?]*$/;

/**
 * The passwords of URLs: `scheme://user:password@host` (RFC 3986, section 3.2.1) as people write it, with `/`, `:`, `#`, `?`
 * and `@` in the password. The part up to the last at sign before the host is the credential.
 */
export function* findUrlPasswords(text: string): Generator<Span> {
  const schemes = [...text.matchAll(SCHEME)].map(({ index, 0: scheme }) => ({ index, from: index + scheme.length }));
  for (const [number, { index, from }] of schemes.entries()) {
    const isWeb = /^https?:/i.test(text.slice(index, from));
    const next = schemes[number + 1]?.index ?? text.length;
    const span = passwordOf(text.slice(from, Math.min(next, endOf(text, index, from))), isWeb);
    if (span !== undefined) yield { start: from + span.start, end: from + span.end };
  }
}

/** Where the URL ends whose scheme is at `index`: at what closes its quotes, or at a blank. */
function endOf(text: string, index: number, from: number): number {
  const before = /(["'`<>])(?:[a-z\d]{1,20}:){0,2}$/i.exec(text.slice(Math.max(0, index - 50), index))?.[1] ?? '';
  const rest = text.slice(from, from + LONGEST);
  const closing = CLOSING[before];
  const end = closing === undefined ? -1 : rest.indexOf(closing);
  const blank = rest.search(/\s/);
  const ends = [end, blank].filter((at) => at >= 0);
  return from + Math.min(rest.length, ...ends);
}

function passwordOf(url: string, isWeb: boolean): Span | undefined {
  const colon = /^[^\s/:?#]{0,200}:/.exec(url)?.[0].length;
  if (colon === undefined) return undefined;
  let last: number | undefined;
  for (const { index } of url.matchAll(AT_HOST)) {
    const between = url.slice(last ?? colon, index);
    if (index <= colon) continue;
    if (last === undefined) {
      if (PORT_AND_PATH.test(between) && (isWeb || /[.@]|^localhost/.test(url.slice(0, colon)))) return undefined;
      if (isWeb && /^\d{1,5}[/?#]/.test(between)) return undefined;
    } else if (/[?&][\w.-]{1,100}=|\/$/.test(between)) break; // an address in the query, a scope in the path
    last = index;
  }
  return last === undefined ? undefined : { start: colon, end: last };
}
