import { parse } from 'tldts';

/** The parts of a host by the Public Suffix List; empty where it has none, as an IP address or `localhost`. */
export interface DomainParts {
  readonly subdomain: string;
  /** The name that somebody registered, with its suffix. */
  readonly domain: string;
  /** What registries sell names under, such as `com` or `co.uk`. */
  readonly suffix: string;
}

/** Splits a host, given in ASCII, at the name that somebody registered. */
export function splitHost(host: string): DomainParts {
  const { subdomain, domain, publicSuffix, isIp } = parse(host, { extractHostname: false });
  if (isIp === true || domain === null) return { subdomain: '', domain: '', suffix: '' };
  return { subdomain: subdomain ?? '', domain, suffix: publicSuffix ?? '' };
}
