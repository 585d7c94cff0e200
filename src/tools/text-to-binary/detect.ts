/** Whole bytes in base 2: digits and separators only. The last one may be cut off. */
const isBinary = (sample: string) =>
  /^\s*(?:(?:0b)?[01]{8}[\s,]+)+(?:0b)?[01]{8}\s*$/.test(sample.replace(/(?<![01])(?:0b)?[01]{1,7}$/, '').trimEnd());

/** How many bytes in base 16 there are with something between them; 0 where there is anything else. */
function countHex(sample: string): number {
  const bytes = sample.trim().split(/[\s,:]+/);
  // The last one may be cut off.
  return bytes.slice(0, -1).every((byte) => /^(?:0x|\\x)?[\da-f]{2}$/i.test(byte)) &&
    bytes.some((byte) => /\d/.test(byte))
    ? bytes.length
    : 0;
}

/** How sure it is that the sample is bytes in figures. Without a letter, or few, they may be any figures. */
export function detectBytes(sample: string): number {
  if (isBinary(sample)) return 0.9;
  const count = countHex(sample);
  if (count < 2 || !/[a-fx]/i.test(sample)) return 0;
  return count > 3 ? 0.6 : 0.2;
}

/** The base in which the bytes of a recognised sample are. */
export const baseOf = (sample: string): '2' | '16' => (isBinary(sample) ? '2' : '16');
