/** The schemes that always have a host or a path of files (URL Standard, section 4.2). */
const SPECIAL = /^(?:https?|wss?|ftp|file):$/;

/**
 * A URL as the platform reads it, against a base if there is one; undefined where it does not. Chromium lets a space in
 * a host pass as `%20`, which the URL Standard forbids (section 3.5, forbidden domain code points).
 */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    const url = new URL(text, base);
    return SPECIAL.test(url.protocol) && url.hostname.includes('%') ? undefined : url;
  } catch {
    return undefined;
  }
}
