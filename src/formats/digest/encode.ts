import { toBase64, toHex } from '#lib/bytes';
import type { Encoding } from './options.ts';

/** A digest in the chosen encoding; `uppercase` is about hex alone. */
export function encodeDigest(digest: Uint8Array, encoding: Encoding, uppercase = false): string {
  switch (encoding) {
    case 'Bin':
      return Array.from(digest, (byte) => byte.toString(2).padStart(8, '0')).join('');
    case 'Hex':
      return uppercase ? toHex(digest).toUpperCase() : toHex(digest);
    case 'Base64':
      return toBase64(digest);
    case 'Base64url':
      return toBase64(digest, { urlSafe: true });
  }
}
