import { toHex } from '#lib/bytes';

/* Numbers from 0 on as bytes, the most significant first (I2OSP and OS2IP of RFC 8017, section 4). */

export const numberOf = (bytes: Uint8Array): bigint => BigInt(`0x0${toHex(bytes)}`);

/** `size` bytes, or as few as it takes, at least one. */
export function bytesOf(value: bigint, size = 1): Uint8Array<ArrayBuffer> {
  const digits = value.toString(16);
  const hex = digits.padStart(Math.max(size * 2, digits.length + (digits.length % 2)), '0');
  return Uint8Array.from({ length: hex.length / 2 }, (_, index) => parseInt(hex.slice(index * 2, index * 2 + 2), 16));
}

/** Bytes in lower-case hex with colons between them. */
export const colonHex = (bytes: Uint8Array): string => toHex(bytes).replace(/..(?=.)/g, '$&:');
