import { fromBase64, fromHex } from '#lib/bytes';

/** What a pasted digest may stand for: the likeliest reading first. Empty if it is in none of our encodings. */
export function readDigest(text: string): readonly Uint8Array[] {
  const digits = unwrap(text).replace(/\s/g, '');
  const readings: Uint8Array[] = [];
  if (/^(?:[01]{8})+$/.test(digits)) readings.push(fromBinary(digits));
  if (/^(?:[\da-f]{2}:?)+$/i.test(digits)) readings.push(fromHex(digits));
  if (/^[\w+/-]+={0,2}$/.test(digits) && digits.replace(/=+$/, '').length % 4 !== 1) readings.push(fromBase64(digits));
  return readings;
}

/** The digest in a line of `sha256sum`, in one of BSD's `sha256` ("SHA256 (file) = …") or in an SRI attribute. */
function unwrap(text: string): string {
  const line = text.trim();
  const found =
    /^\\?([\da-f]{8,})[ \t]+[* ]?\S*[^\da-f\s]/i.exec(line) ??
    /^[\w/-]+ ?\(.*\) ?= ?(\S+)$/.exec(line) ??
    /^sha(?:256|384|512)-(\S+)$/.exec(line);
  return found?.[1] ?? line;
}

const fromBinary = (digits: string) => Uint8Array.from(digits.match(/.{8}/g) ?? [], (byte) => parseInt(byte, 2));
