import type { Row } from './tree.ts';

/**
 * The entry that the list of ignored keys and paths needs to leave out the value of a row: its key, or its place in an
 * array.
 */
export function ignoreEntry({ key, path, from }: Pick<Row, 'key' | 'path' | 'from'>): string {
  if (typeof key === 'string' && /^[^\s,#/][^\s,]*$/.test(key)) return key;
  return [path, ...(from === null ? [] : [from])].map(writePath).join(' ');
}

/** A path that has characters which separate entries is written as a URI fragment (RFC 6901, section 6). */
const writePath = (path: string): string =>
  /[\s,]/.test(path) ? `#${path.split('/').map(encodeURIComponent).join('/')}` : path;
