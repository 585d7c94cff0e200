/*
 * DER (ITU-T X.690) as far as keys, certificates and signatures need it: tags up to 30, definite lengths. The writer gives
 * bytes, the reader nodes that know where they are in the whole.
 */

/** A structure that is not DER: why, and the offset (from 0) at which that shows. */
export class DerError extends Error {
  override readonly name = 'DerError';
  constructor(
    /** `short`: it ends too early; `length`: of a form that DER does not have; `tag`: another one is expected; `extra`: more follows; `value`: of the wrong form. */
    readonly reason: 'short' | 'length' | 'tag' | 'extra' | 'value',
    readonly offset: number,
  ) {
    super(`${reason} at ${offset}`);
  }
}

/** Tags of the universal class. */
export const TAG = {
  boolean: 0x01,
  integer: 0x02,
  bits: 0x03,
  octets: 0x04,
  nothing: 0x05,
  oid: 0x06,
  utf8: 0x0c,
  printable: 0x13,
  sequence: 0x30,
  set: 0x31,
} as const;

/** The tag of what is `[number]` in its structure: constructed, or as `implicit` in place of a primitive one. */
export const contextTag = (number: number, { implicit = false } = {}): number => (implicit ? 0x80 : 0xa0) | number;

/** One value with its tag. */
export interface DerNode {
  readonly tag: number;
  /** All that is read, of which this is a part. */
  readonly whole: Uint8Array;
  /** Offset of the tag, of the content, and after it. */
  readonly offset: number;
  readonly start: number;
  readonly end: number;
}

/** The value at the beginning of these bytes; others may follow it. Throws `DerError`. */
export const readFirstDer = (bytes: Uint8Array): DerNode => readAt(bytes, 0, bytes.length);

/** The one value that these bytes are. Throws `DerError`. */
export function readDer(bytes: Uint8Array): DerNode {
  const node = readFirstDer(bytes);
  if (node.end < bytes.length) throw new DerError('extra', node.end);
  return node;
}

function readAt(whole: Uint8Array, offset: number, limit: number): DerNode {
  if (offset + 2 > limit) throw new DerError('short', offset);
  const tag = whole[offset]!;
  if ((tag & 31) === 31) throw new DerError('tag', offset);
  let start = offset + 2;
  let length = whole[offset + 1]!;
  if (length >= 0x80) {
    const size = length & 0x7f;
    // None is BER's indefinite form; more than four bytes are no length of what fits into memory.
    if (size === 0 || size > 4) throw new DerError('length', offset + 1);
    if (start + size > limit) throw new DerError('short', offset + 1);
    length = whole.subarray(start, start + size).reduce((sum, byte) => sum * 256 + byte, 0);
    if (length < 0x80 || whole[start] === 0) throw new DerError('length', offset + 1);
    start += size;
  }
  if (start + length > limit) throw new DerError('short', offset);
  return { tag, whole, offset, start, end: start + length };
}

/** The bytes of a value, without tag and length. */
export const contentOf = ({ whole, start, end }: DerNode): Uint8Array => whole.subarray(start, end);
/** The bytes of a value with tag and length, such as what is signed. */
export const encodedOf = ({ whole, offset, end }: DerNode): Uint8Array => whole.subarray(offset, end);

/** The values in a constructed one, which must have the tag that is given. Throws `DerError`. */
export function childrenOf(node: DerNode, tag: number = TAG.sequence): DerNode[] {
  checkTag(node, tag);
  const children: DerNode[] = [];
  let offset = node.start;
  while (offset < node.end) {
    const child = readAt(node.whole, offset, node.end);
    children.push(child);
    offset = child.end;
  }
  return children;
}

/** The value at a place of its parent; what lacks is an error at the parent's end. */
export function childAt(parent: DerNode, children: readonly DerNode[], index: number): DerNode {
  const child = children[index];
  if (child === undefined) throw new DerError('short', parent.end);
  return child;
}

function checkTag(node: DerNode, tag: number): void {
  if (node.tag !== tag) throw new DerError('tag', node.offset);
}

/** A whole number, of any size and sign. Throws `DerError`. */
export function integerOf(node: DerNode): bigint {
  checkTag(node, TAG.integer);
  const bytes = contentOf(node);
  if (bytes.length === 0) throw new DerError('value', node.start);
  const value = numberOf(bytes);
  return bytes[0]! < 0x80 ? value : value - (1n << BigInt(bytes.length * 8));
}

/** The number that bytes are, the most significant first. */
export const numberOf = (bytes: Uint8Array): bigint =>
  BigInt(`0x0${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`);

/** A number from 0 on as `size` bytes, or as few as it takes, at least one. */
export function bytesOf(value: bigint, size = 1): Uint8Array<ArrayBuffer> {
  const digits = value.toString(16);
  const hex = digits.padStart(Math.max(size * 2, digits.length + (digits.length % 2)), '0');
  return Uint8Array.from({ length: hex.length / 2 }, (_, index) => parseInt(hex.slice(index * 2, index * 2 + 2), 16));
}

/** Throws `DerError`. */
export function octetsOf(node: DerNode): Uint8Array {
  checkTag(node, TAG.octets);
  return contentOf(node);
}

/** A bit string of whole bytes. Throws `DerError`. */
export function bitsOf(node: DerNode): Uint8Array {
  checkTag(node, TAG.bits);
  if (node.whole[node.start] !== 0 || node.start === node.end) throw new DerError('value', node.start);
  return node.whole.subarray(node.start + 1, node.end);
}

/** An object identifier as numbers with dots. Throws `DerError`. */
export function oidOf(node: DerNode): string {
  checkTag(node, TAG.oid);
  const bytes = contentOf(node);
  if ((bytes.at(-1) ?? 0x80) >= 0x80) throw new DerError('value', node.start);
  const arcs: bigint[] = [];
  let arc = 0n;
  for (const byte of bytes) {
    arc = (arc << 7n) | BigInt(byte & 0x7f);
    if (byte >= 0x80) continue;
    arcs.push(arc);
    arc = 0n;
  }
  const [both = 0n, ...rest] = arcs;
  const first = both < 80n ? both / 40n : 2n;
  return [first, both - first * 40n, ...rest].join('.');
}

/** A value of this tag; its content are pieces one after another. */
export function encode(tag: number, ...pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const size = pieces.reduce((sum, piece) => sum + piece.length, 0);
  const long = size < 0x80 ? undefined : bytesOf(BigInt(size));
  const head = long === undefined ? [tag, size] : [tag, 0x80 | long.length, ...long];
  const bytes = new Uint8Array(head.length + size);
  bytes.set(head);
  let at = head.length;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}

export const sequence = (...pieces: readonly Uint8Array[]) => encode(TAG.sequence, ...pieces);
export const octets = (bytes: Uint8Array) => encode(TAG.octets, bytes);
/** A bit string of whole bytes. */
export const bits = (bytes: Uint8Array) => encode(TAG.bits, Uint8Array.of(0), bytes);
export const nothing = () => encode(TAG.nothing);

/** A whole number from 0 on. */
export function integer(value: bigint | number): Uint8Array<ArrayBuffer> {
  const bytes = bytesOf(BigInt(value));
  return bytes[0]! < 0x80 ? encode(TAG.integer, bytes) : encode(TAG.integer, Uint8Array.of(0), bytes);
}

/** An object identifier of numbers with dots. */
export function oid(text: string): Uint8Array<ArrayBuffer> {
  const [first = 0, second = 0, ...rest] = text.split('.').map(Number);
  const base128 = (arc: number, follow = 0): number[] => [
    ...(arc < 0x80 ? [] : base128(Math.floor(arc / 0x80), 0x80)),
    (arc % 0x80) | follow,
  ];
  return encode(TAG.oid, Uint8Array.from([first * 40 + second, ...rest].flatMap((arc) => base128(arc))));
}
