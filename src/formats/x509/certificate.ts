import {
  bitsOf,
  childAt,
  childrenOf,
  contentOf,
  contextTag,
  DerError,
  encodedOf,
  integerOf,
  octetsOf,
  oidOf,
  readDer,
  TAG,
  type DerNode,
} from '#lib/der';
import { isEqual } from '#lib/digests/compare';
import { schemeOf, UnknownAlgorithm } from './algorithms.ts';
import { isSignedBy, readPublicKey } from './verify.ts';

/** An extension (RFC 5280, section 4.2); its value is DER. */
export interface Extension {
  readonly oid: string;
  readonly isCritical: boolean;
  readonly value: Uint8Array;
}

/** Something with a signature over its first part, as certificates and requests are. */
export interface Signed {
  readonly signed: Uint8Array;
  readonly algorithm: DerNode;
  readonly signature: Uint8Array;
}

/** A certificate (RFC 5280) as it was read; its times are milliseconds since 1970. */
export interface X509 extends Signed {
  readonly der: Uint8Array;
  readonly version: number;
  readonly serial: bigint;
  readonly issuer: DerNode;
  readonly subject: DerNode;
  readonly notBefore: number;
  readonly notAfter: number;
  readonly spki: DerNode;
  readonly extensions: readonly Extension[];
}

const UTC_TIME = 0x17;
const GENERALIZED_TIME = 0x18;

/** Reads a certificate. Throws `DerError`. */
export function readX509(der: Uint8Array): X509 {
  const whole = readDer(der);
  const { body, ...signed } = readSigned(whole);
  const fields = childrenOf(body);
  // Version 1 does not say its version.
  const version = fields[0]?.tag === contextTag(0) ? fields[0] : undefined;
  const field = (index: number) => childAt(body, fields, (version === undefined ? 0 : 1) + index);
  const validity = field(3);
  const times = childrenOf(validity);
  const wrapper = fields.find(({ tag }) => tag === contextTag(3));
  return {
    ...signed,
    der,
    version: version === undefined ? 1 : readVersion(version),
    serial: integerOf(field(0)),
    issuer: field(2),
    notBefore: timeOf(childAt(validity, times, 0)),
    notAfter: timeOf(childAt(validity, times, 1)),
    subject: field(4),
    spki: field(5),
    extensions: wrapper === undefined ? [] : readExtensions(childAt(wrapper, childrenOf(wrapper, wrapper.tag), 0)),
  };
}

const readVersion = (node: DerNode) => Number(integerOf(childAt(node, childrenOf(node, node.tag), 0))) + 1;

/** The signed bytes, the algorithm and the signature. Throws `DerError`. */
export function readSigned(whole: DerNode): Signed & { readonly body: DerNode } {
  const parts = childrenOf(whole);
  const body = childAt(whole, parts, 0);
  return {
    body,
    signed: encodedOf(body),
    algorithm: childAt(whole, parts, 1),
    signature: bitsOf(childAt(whole, parts, 2)),
  };
}

/** Extensions in their order. Throws `DerError`. */
export function readExtensions(list: DerNode): Extension[] {
  return childrenOf(list).map((extension) => {
    const parts = childrenOf(extension);
    const critical = parts.length > 2 ? childAt(extension, parts, 1) : undefined;
    return {
      oid: oidOf(childAt(extension, parts, 0)),
      isCritical: critical !== undefined && isTrue(critical),
      value: octetsOf(childAt(extension, parts, parts.length - 1)),
    };
  });
}

/** Whether a value is the boolean `TRUE`. */
export const isTrue = (node: DerNode): boolean =>
  node.tag === TAG.boolean && contentOf(node).some((byte) => byte !== 0);

/** Whether an extension says that a certificate may issue others (RFC 5280, section 4.2.1.9). Throws `DerError`. */
export function isAuthority({ extensions }: X509): boolean {
  const constraints = extensions.find(({ oid }) => oid === '2.5.29.19');
  const [authority] = constraints === undefined ? [] : childrenOf(readDer(constraints.value));
  return authority !== undefined && isTrue(authority);
}

/** UTCTime or GeneralizedTime as milliseconds. Throws `DerError`. */
export function timeOf(node: DerNode): number {
  if (node.tag !== UTC_TIME && node.tag !== GENERALIZED_TIME) throw new DerError('tag', node.offset);
  const text = String.fromCharCode(...contentOf(node).subarray(0, 40));
  const isShort = node.tag === UTC_TIME;
  // RFC 5280, section 4.1.2.5.1: two digits are of the years from 1950 to 2049.
  const century = isShort ? (text < '5' ? '20' : '19') : '';
  const [, year, month, day, hour, minute, second = '00', fraction = ''] =
    /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)?(\.\d+)?Z$/.exec(century + text) ?? [];
  const time = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}${fraction}Z`);
  if (Number.isNaN(time)) throw new DerError('value', node.start);
  return time;
}

/**
 * Whether a signature is right: `unknown` where the key or the algorithm is of a kind that is not known here.
 */
export function checkSignature(
  { signed, algorithm, signature }: Signed,
  spki: DerNode,
): 'valid' | 'invalid' | 'unknown' {
  try {
    const isRight = isSignedBy(readPublicKey(spki), schemeOf(algorithm), { bytes: signed }, signature);
    return isRight ? 'valid' : 'invalid';
  } catch (error) {
    if (error instanceof UnknownAlgorithm || error instanceof DerError) return 'unknown';
    throw error;
  }
}

/** Whether two values are the same, byte for byte. */
export const isSameNode = (left: DerNode, right: DerNode): boolean => isEqual(encodedOf(left), encodedOf(right));
