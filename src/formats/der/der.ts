import {
  BitString,
  Constructed,
  fromBER,
  Integer,
  Null,
  ObjectIdentifier,
  OctetString,
  Sequence,
  Set as Asn1Set,
  type BaseBlock,
} from 'asn1js';
import { ToolError } from '#engine/error';

/* The few values of DER (ITU-T X.690) that keys and certificates consist of, read and written by asn1js. */

export type DerNode = BaseBlock;

/** Bytes that are not DER, or of another structure than what is read. Whoever reads a text adds the place. */
export const broken = () => new ToolError('error.structure');
export const isBroken = (error: unknown): boolean => error instanceof ToolError && error.code === 'error.structure';

/** The one value that these bytes are. Throws `error.structure`. */
export function readDer(bytes: Uint8Array): DerNode {
  const { offset, result } = parse(bytes);
  if (offset !== bytes.length) throw broken();
  return result;
}

/** The value that these bytes begin with. Throws `error.structure`. */
export function readFirst(bytes: Uint8Array): DerNode {
  const { offset, result } = parse(bytes);
  if (offset < 0) throw broken();
  return result;
}

/** Where the value at the beginning of these bytes ends. Throws `error.structure`. */
export function endOfFirst(bytes: Uint8Array): number {
  const { offset } = parse(bytes);
  if (offset < 0) throw broken();
  return offset;
}

const parse = (bytes: Uint8Array) => reading(() => fromBER(Uint8Array.from(bytes)));

/** Reads by a library, which throws errors of many kinds where the data is broken. Throws `error.structure`. */
export function reading<T>(read: () => T): T {
  try {
    return read();
  } catch {
    throw broken();
  }
}

/** The values in a sequence. Throws `error.structure`. */
export function partsOf(node: DerNode | undefined): readonly DerNode[] {
  if (!(node instanceof Sequence) && !(node instanceof Asn1Set)) throw broken();
  return node.valueBlock.value;
}

/** The value that is wrapped as `[number]` (explicit tag). */
export function taggedIn(parts: readonly DerNode[], number: number): DerNode | undefined {
  const wrapper = parts.find(({ idBlock }) => idBlock.tagClass === 3 && idBlock.tagNumber === number);
  return wrapper instanceof Constructed ? wrapper.valueBlock.value[0] : undefined;
}

/** A whole number of any size. Throws `error.structure`. */
export function integerOf(node: DerNode | undefined): bigint {
  if (!(node instanceof Integer) || node.valueBlock.valueHexView.length === 0) throw broken();
  return node.toBigInt();
}

/** Throws `error.structure`. */
export function octetsOf(node: DerNode | undefined): Uint8Array<ArrayBuffer> {
  if (!(node instanceof OctetString) || node.idBlock.isConstructed) throw broken();
  return Uint8Array.from(node.valueBlock.valueHexView);
}

/** A bit string of whole bytes. Throws `error.structure`. */
export function bitsOf(node: DerNode | undefined): Uint8Array<ArrayBuffer> {
  if (!(node instanceof BitString) || node.idBlock.isConstructed || node.valueBlock.unusedBits !== 0) {
    throw broken();
  }
  return Uint8Array.from(node.valueBlock.valueHexView);
}

/** An object identifier as numbers with dots. Throws `error.structure`. */
export function oidOf(node: DerNode | undefined): string {
  if (!(node instanceof ObjectIdentifier)) throw broken();
  return node.getValue();
}

export const isOid = (node: DerNode | undefined): boolean => node instanceof ObjectIdentifier;
export const isSequence = (node: DerNode | undefined): boolean => node instanceof Sequence;

/** All bytes of a value that was read, with tag and length. */
export const encodedOf = (node: DerNode): Uint8Array<ArrayBuffer> => Uint8Array.from(node.valueBeforeDecodeView);

/** The bytes of a value that was made. */
export const toBytes = (node: DerNode): Uint8Array<ArrayBuffer> => new Uint8Array(node.toBER());

export const sequence = (...value: DerNode[]): DerNode => new Sequence({ value });
export const integer = (value: bigint | number): DerNode => Integer.fromBigInt(value);
export const octets = (bytes: Uint8Array): DerNode => new OctetString({ valueHex: Uint8Array.from(bytes) });
export const bits = (bytes: Uint8Array): DerNode => new BitString({ valueHex: Uint8Array.from(bytes) });
export const oid = (value: string): DerNode => new ObjectIdentifier({ value });
export const nothing = (): DerNode => new Null();
/** A value wrapped as `[number]` (explicit tag). */
export const tagged = (tagNumber: number, node: DerNode): DerNode =>
  new Constructed({ idBlock: { tagClass: 3, tagNumber }, value: [node] });
