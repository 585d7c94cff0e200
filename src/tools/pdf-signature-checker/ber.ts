import { DerError, encode, octetsOf, readDer, TAG } from '#lib/der';

/** Something that is not what its place asks for. */
export class BrokenStructure extends Error {
  override readonly name = 'BrokenStructure';
}

/** Whether reading failed because of what was read. */
export const isOfStructure = (error: unknown): boolean => error instanceof BrokenStructure || error instanceof DerError;

/** Deeper than any certificate; keeps made-up structures from using up the stack. */
const DEEPEST = 64;
const CONSTRUCTED = 0x20;

/**
 * The first value in these bytes as DER, and the offset after it. Signers may write BER: lengths that are not said at
 * the beginning, octet strings in pieces. DER stays byte for byte, since it may be signed. Throws `DerError`,
 * `BrokenStructure`.
 */
export function berToDer(bytes: Uint8Array, offset = 0, depth = 0): { readonly der: Uint8Array; readonly end: number } {
  const [tag, first] = [bytes[offset], bytes[offset + 1]];
  if (tag === undefined || first === undefined) throw new BrokenStructure();
  if ((tag & 31) === 31) throw new BrokenStructure();
  if (depth > DEEPEST) throw new BrokenStructure();
  const isConstructed = (tag & CONSTRUCTED) !== 0;
  if (first === 0x80) {
    if (!isConstructed) throw new BrokenStructure();
    const pieces: Uint8Array[] = [];
    let at = offset + 2;
    while (bytes[at] !== 0 || bytes[at + 1] !== 0) {
      const { der, end } = berToDer(bytes, at, depth + 1);
      pieces.push(der);
      at = end;
    }
    return { der: join(tag, pieces), end: at + 2 };
  }
  const { start, end } = lengthAt(bytes, offset, first);
  if (!isConstructed) return { der: bytes.subarray(offset, end), end };
  const pieces: Uint8Array[] = [];
  let isSame = tag !== (TAG.octets | CONSTRUCTED);
  for (let at = start; at < end;) {
    const child = berToDer(bytes, at, depth + 1);
    if (child.end > end) throw new BrokenStructure();
    isSame &&= child.der.length === child.end - at && child.der.buffer === bytes.buffer;
    pieces.push(child.der);
    at = child.end;
  }
  return { der: isSame ? bytes.subarray(offset, end) : join(tag, pieces), end };
}

function lengthAt(bytes: Uint8Array, offset: number, first: number): { start: number; end: number } {
  const size = first < 0x80 ? 0 : first & 0x7f;
  if (size > 4) throw new BrokenStructure();
  const start = offset + 2 + size;
  const length = size === 0 ? first : bytes.subarray(offset + 2, start).reduce((sum, byte) => sum * 256 + byte, 0);
  if (start + length > bytes.length) throw new BrokenStructure();
  return { start, end: start + length };
}

const join = (tag: number, pieces: readonly Uint8Array[]) =>
  tag === (TAG.octets | CONSTRUCTED)
    ? encode(TAG.octets, ...pieces.map((piece) => octetsOf(readDer(piece))))
    : encode(tag, ...pieces);
