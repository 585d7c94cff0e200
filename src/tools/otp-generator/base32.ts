const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Base32 without padding (RFC 4648, section 6). */
export function toBase32(bytes: Uint8Array): string {
  let text = '';
  let held = 0;
  let bits = 0;
  for (const byte of bytes) {
    held = ((held << 8) | byte) & 0xfff;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += DIGITS.charAt((held >> bits) & 31);
    }
  }
  return bits === 0 ? text : text + DIGITS.charAt((held << (5 - bits)) & 31);
}

export interface Decoded {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** At the end there are bits of no byte, other than the few zeros that the last digit fills up (RFC 4648, section 3.5). */
  readonly hasLeftOver: boolean;
}

/** Bytes of Base32 digits in either case, nothing else among them; bits that fill no byte are dropped. */
export function fromBase32(digits: string): Decoded {
  const bytes = new Uint8Array((digits.length * 5) >> 3);
  let held = 0;
  let bits = 0;
  let size = 0;
  for (const digit of digits.toUpperCase()) {
    held = ((held << 5) | DIGITS.indexOf(digit)) & 0xfff;
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes[size++] = held >> bits;
  }
  return { bytes, hasLeftOver: bits >= 5 || (held & ((1 << bits) - 1)) !== 0 };
}
