/** An address in its parts, or the code of what is wrong with it. */
export type Parsed = { readonly local: string; readonly domain: string } | { readonly fault: string };

const QUOTED = /^"(?:[^"\\]|\\.)*"@/;
const LITERAL = /^\[(\d{1,3}(\.\d{1,3}){3}|ipv6:[\da-f:.]+)\]$/i;
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u;

/** Reads one address (RFC 5321, section 4.1.2; letters of any script as in RFC 6531). */
export function parseAddress(address: string): Parsed {
  const quoted = QUOTED.exec(address)?.[0];
  const at = quoted === undefined ? address.indexOf('@') : quoted.length - 1;
  if (at < 0) return { fault: 'warning.noAt' };
  const local = address.slice(0, at);
  const domain = address.slice(at + 1);
  if (domain.includes('@')) return { fault: 'warning.twoAts' };
  const fault = (quoted === undefined ? faultOfLocal(local) : undefined) ?? faultOfDomain(domain);
  if (fault !== undefined) return { fault };
  const { length } = new TextEncoder().encode(local);
  // Sections 4.5.3.1.1 and 4.5.3.1.3: 64 octets, and 256 of a path with its angle brackets.
  if (length > 64) return { fault: 'warning.localTooLong' };
  if (length + 1 + new TextEncoder().encode(domain).length > 254) return { fault: 'warning.tooLong' };
  return { local, domain };
}

function faultOfLocal(local: string): string | undefined {
  if (/\s/.test(local)) return 'warning.space';
  if (local.startsWith('.') || local.endsWith('.') || local.includes('..')) return 'warning.dots';
  return /^[^"(),:;<>@[\\\]\p{Cc}\p{Cs}]+$/u.test(local) ? undefined : 'warning.local';
}

function faultOfDomain(domain: string): string | undefined {
  if (LITERAL.test(domain)) return undefined;
  if (/\s/.test(domain)) return 'warning.space';
  if (domain.endsWith('.')) return 'warning.trailingDot';
  const labels = domain.split('.');
  const isDomain = labels.length > 1 && labels.every((label) => label.length < 64 && LABEL.test(label));
  return isDomain && !/^\d+$/.test(labels.at(-1) ?? '') ? undefined : 'warning.domain';
}
