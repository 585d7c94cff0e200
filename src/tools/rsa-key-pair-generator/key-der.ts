import { ToolError } from '#engine/error';
import {
  bits,
  bitsOf,
  integer,
  integerOf,
  isOid,
  nothing,
  octets,
  octetsOf,
  oid,
  oidOf,
  partsOf,
  readDer,
  sequence,
  tagged,
  taggedIn,
  toBytes,
  type DerNode,
} from '#formats/der/der.ts';
import {
  checkRsa,
  CURVES,
  curveNames,
  ecFromPoint,
  ecFromSecret,
  OCTET_KEYS,
  octetFromPoint,
  octetFromSecret,
  octetTypes,
  secretOf,
  type CurveName,
  type EcKey,
  type Key,
  type OctetType,
  type RsaKey,
} from './key.ts';

/* Keys as DER: PKCS #1 (RFC 8017, A.1), SEC 1 (RFC 5915), PKCS #8 (RFC 5958) and SubjectPublicKeyInfo (RFC 5280, 5480, 8410). */

const RSA = '1.2.840.113549.1.1.1';
const EC = '1.2.840.10045.2.1';

type Bytes = Uint8Array<ArrayBuffer>;

const curveOid = (curve: CurveName) => oid(CURVES[curve].oid);

function algorithmOf(key: Key): DerNode {
  switch (key.type) {
    case 'rsa':
      return sequence(oid(RSA), nothing());
    case 'ec':
      return sequence(oid(EC), curveOid(key.curve));
    case 'ed25519':
    case 'x25519':
      return sequence(oid(OCTET_KEYS[key.type].oid));
  }
}

/** The bits of a SubjectPublicKeyInfo. */
export const publicBits = (key: Key): Uint8Array => (key.type === 'rsa' ? writePkcs1Public(key) : key.point);
export const writeSpki = (key: Key): Bytes => toBytes(sequence(algorithmOf(key), bits(publicBits(key))));
export const writePkcs1Public = ({ n, e }: RsaKey): Bytes => toBytes(sequence(integer(n), integer(e)));

export function writePkcs1Private(key: RsaKey): Bytes {
  const { d, p, q, dp, dq, qi } = secretOf(key);
  return toBytes(sequence(integer(0), ...[key.n, key.e, d, p, q, dp, dq, qi].map(integer)));
}

/** SEC 1. Within PKCS #8, which names the curve itself, the curve is left out. */
export function writeSec1(key: EcKey, { isInner = false } = {}): Bytes {
  const named = isInner ? [] : [tagged(0, curveOid(key.curve))];
  return toBytes(sequence(integer(1), octets(secretOf(key)), ...named, tagged(1, bits(key.point))));
}

export const writePkcs8 = (key: Key): Bytes => toBytes(sequence(integer(0), algorithmOf(key), octets(innerOf(key))));

function innerOf(key: Key): Bytes {
  if (key.type === 'rsa') return writePkcs1Private(key);
  if (key.type === 'ec') return writeSec1(key, { isInner: true });
  return toBytes(octets(secretOf(key)));
}

export function readSpki(bytes: Uint8Array): Key {
  const [algorithm, key] = partsOf(readDer(bytes));
  const { name, parameters } = readAlgorithm(algorithm);
  const data = bitsOf(key);
  switch (name) {
    case RSA:
      return readPkcs1Public(data);
    case EC:
      return ecFromPoint(readCurve(parameters), data);
    default:
      return octetFromPoint(octetTypeOf(name), data);
  }
}

export function readPkcs8(bytes: Uint8Array): Key {
  const [, algorithm, key] = partsOf(readDer(bytes));
  const { name, parameters } = readAlgorithm(algorithm);
  const inner = octetsOf(key);
  switch (name) {
    case RSA:
      return readPkcs1Private(inner);
    case EC:
      return readSec1(inner, readCurve(parameters));
    default:
      return octetFromSecret(octetTypeOf(name), octetsOf(readDer(inner)));
  }
}

/** The kind of keys that an identifier names. Throws `error.algorithm`. */
function octetTypeOf(name: string): OctetType {
  const found = octetTypes.find((type) => OCTET_KEYS[type].oid === name);
  if (found === undefined) throw new ToolError('error.algorithm', { name });
  return found;
}

function readAlgorithm(node: DerNode | undefined): { name: string; parameters: DerNode | undefined } {
  const [name, parameters] = partsOf(node);
  return { name: oidOf(name), parameters };
}

/** The curve that is named; one that is spelled out by its parameters is none. Throws `error.curve`. */
function readCurve(node: DerNode | undefined): CurveName {
  const name = isOid(node) ? oidOf(node) : '–';
  const found = curveNames.find((curve) => CURVES[curve].oid === name);
  if (found === undefined) throw new ToolError('error.curve', { name, curves: curveNames });
  return found;
}

export function readPkcs1Public(bytes: Uint8Array): RsaKey {
  const [n, e] = partsOf(readDer(bytes));
  return checkRsa({ type: 'rsa', n: integerOf(n), e: integerOf(e) });
}

export function readPkcs1Private(bytes: Uint8Array): RsaKey {
  const parts = partsOf(readDer(bytes));
  const number = (index: number) => integerOf(parts[index]);
  const secret = { d: number(3), p: number(4), q: number(5), dp: number(6), dq: number(7), qi: number(8) };
  return checkRsa({ type: 'rsa', n: number(1), e: number(2), secret });
}

/** SEC 1; `curve` is the one that PKCS #8 names. */
export function readSec1(bytes: Uint8Array, curve?: CurveName): EcKey {
  const parts = partsOf(readDer(bytes));
  const point = taggedIn(parts, 1);
  return ecFromSecret(curve ?? readCurve(taggedIn(parts, 0)), octetsOf(parts[1]), point && bitsOf(point));
}
