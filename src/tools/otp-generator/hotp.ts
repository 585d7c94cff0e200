import { hmac } from '@noble/hashes/hmac.js';
import { sha1 } from '@noble/hashes/legacy.js';
import { sha256, sha512 } from '@noble/hashes/sha2.js';

export type Algorithm = 'SHA-1' | 'SHA-256' | 'SHA-512';

const HASHES = { 'SHA-1': sha1, 'SHA-256': sha256, 'SHA-512': sha512 };

/** The alphabet of Steam's five characters. */
const STEAM = '23456789BCDFGHJKMNPQRTVWXY';
export const STEAM_LENGTH = 5;

/** How a code is written. */
export interface Form {
  readonly algorithm: Algorithm;
  readonly digits: number;
  readonly steam: boolean;
}

/** The code of a key at a counter (RFC 4226, section 5.3). */
export function makeCode(key: Uint8Array, counter: number, { algorithm, digits, steam }: Form): string {
  const mac = hmac(HASHES[algorithm], key, counterBytes(counter));
  const offset = (mac.at(-1) ?? 0) & 0xf;
  const truncated = new DataView(mac.buffer, mac.byteOffset).getUint32(offset) & 0x7fff_ffff;
  if (!steam) return String(truncated % 10 ** digits).padStart(digits, '0');
  let rest = truncated;
  return Array.from({ length: STEAM_LENGTH }, () => {
    const character = STEAM.charAt(rest % STEAM.length);
    rest = Math.floor(rest / STEAM.length);
    return character;
  }).join('');
}

/** The eight bytes that are authenticated. */
export function counterBytes(counter: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(counter));
  return bytes;
}
