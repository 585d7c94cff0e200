import type { Given } from './given.ts';
import { isSealed } from './expansions.ts';

const LARGEST_PORT = 65_535;
const PROTOCOL = /\/(?:tcp|udp|sctp)$/i;

/** `[address:][host:]container[/protocol]`, with ranges; it is Compose's short syntax too. Throws `error.port`. */
export function readPort(given: Given): string {
  const text = given.text.trim();
  if (isSealed(text)) return text;
  const [container = '', host = '', ...address] = text.replace(PROTOCOL, '').split(':').reverse();
  const [outside, inside] = [rangeOf(host), rangeOf(container)];
  const isRight =
    inside !== undefined &&
    (host === '' || (outside !== undefined && (inside === outside || inside === 1))) &&
    (address.length === 0 || isAddress(address.reverse().join(':')));
  if (!isRight) throw given.wrong('error.port');
  return text;
}

/** A port or range that is only open to other services. Throws `error.port`. */
export function readExposed(given: Given): string {
  const text = given.text.trim();
  if (!isSealed(text) && rangeOf(text.replace(PROTOCOL, '')) === undefined) throw given.wrong('error.port');
  return text;
}

/** How many ports it stands for; undefined when it is not a port or range. */
function rangeOf(text: string): number | undefined {
  const match = /^(\d{1,5})(?:-(\d{1,5}))?$/.exec(text);
  if (match === null) return undefined;
  const [first, last] = [Number(match[1]), Number(match[2] ?? match[1])];
  return first <= last && last <= LARGEST_PORT ? last - first + 1 : undefined;
}

/** An address of version 4 or 6; Docker will say whether it exists. */
const isAddress = (text: string): boolean =>
  /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}$/.test(text) || /^\[?[\da-f]*:[\da-f:.]+\]?$/i.test(text);
