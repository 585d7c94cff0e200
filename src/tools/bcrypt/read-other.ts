import { ToolError } from '#engine/error';
import { placeAt } from '#lib/place';

/** A hash of a password that is not by bcrypt. */
export interface OtherHash {
  /** The function that made it, such as Argon2id. */
  readonly scheme: string;
  /** As they are written, such as `v=19$m=65536,t=3,p=4`; empty where there are none. */
  readonly parameters: string;
  readonly salt: string;
  readonly digest: string;
}

/**
 * What stands between the first two signs: crypt(5) of libxcrypt, the PHC string format
 * (https://github.com/P-H-C/phc-string-format) and Apache's htpasswd.
 */
export const SCHEMES: Readonly<Record<string, string>> = {
  argon2id: 'Argon2id',
  argon2i: 'Argon2i',
  argon2d: 'Argon2d',
  1: 'MD5-crypt',
  5: 'SHA-256-crypt',
  6: 'SHA-512-crypt',
  apr1: 'Apache MD5',
  y: 'yescrypt',
  gy: 'gost-yescrypt',
  scrypt: 'scrypt',
  pbkdf2: 'PBKDF2-SHA-1',
  'pbkdf2-sha1': 'PBKDF2-SHA-1',
  'pbkdf2-sha256': 'PBKDF2-SHA-256',
  'pbkdf2-sha512': 'PBKDF2-SHA-512',
};

/** The hash of another function that begins at `start` of the text; undefined for what is none. Throws `error.incomplete`. */
export function readOther(text: string, start: number, hash: string): OtherHash | undefined {
  const [, id = '', rest = ''] = /^\$([a-z\d-]{1,20})\$(.*)$/.exec(hash) ?? [];
  const scheme = Object.hasOwn(SCHEMES, id) ? SCHEMES[id] : undefined;
  if (scheme === undefined) return undefined;
  const parts = rest.split('$');
  const [digest = '', salt] = parts.toReversed();
  if (salt === undefined || salt === '' || !/^[\w./+=-]{16,}$/.test(digest)) {
    throw new ToolError('error.incomplete', { scheme }, { at: placeAt(text, start + hash.length - 1) });
  }
  return { scheme, parameters: parts.slice(0, -2).join('$'), salt, digest };
}
