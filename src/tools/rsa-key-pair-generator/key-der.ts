import { ToolError } from '#engine/error';
import {
  bits,
  bitsOf,
  childAt,
  childrenOf,
  contextTag,
  encode,
  integer,
  integerOf,
  nothing,
  octets,
  octetsOf,
  oid,
  oidOf,
  readDer,
  sequence,
  TAG,
  type DerNode,
} from '#lib/der';
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

function algorithmOf(key: Key): Bytes {
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
export const writeSpki = (key: Key): Bytes => sequence(algorithmOf(key), bits(publicBits(key)));
export const writePkcs1Public = ({ n, e }: RsaKey): Bytes => sequence(integer(n), integer(e));

export function writePkcs1Private({ n, e, secret }: RsaKey): Bytes {
  if (secret === undefined) throw noSecret();
  const { d, p, q, dp, dq, qi } = secret;
  return sequence(integer(0), ...[n, e, d, p, q, dp, dq, qi].map(integer));
}

/** SEC 1. Within PKCS #8, which names the curve itself, it is left out. */
export function writeSec1({ curve, point, secret }: EcKey, { isInner = false } = {}): Bytes {
  if (secret === undefined) throw noSecret();
  const named = isInner ? [] : [encode(contextTag(0), curveOid(curve))];
  return sequence(integer(1), octets(secret), ...named, encode(contextTag(1), bits(point)));
}

export function writePkcs8(key: Key): Bytes {
  return sequence(integer(0), algorithmOf(key), octets(innerOf(key)));
}

function innerOf(key: Key): Bytes {
  if (key.type === 'rsa') return writePkcs1Private(key);
  if (key.type === 'ec') return writeSec1(key, { isInner: true });
  if (key.secret === undefined) throw noSecret();
  return octets(key.secret);
}

const noSecret = () =>
  // eslint-disable-next-line no-restricted-syntax -- callers ask only private keys for their private part
  new Error('This key has no private part.');

export function readSpki(bytes: Uint8Array): Key {
  const root = readDer(bytes);
  const parts = childrenOf(root);
  const { name, parameters } = readAlgorithm(childAt(root, parts, 0));
  const data = bitsOf(childAt(root, parts, 1));
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
  const root = readDer(bytes);
  const parts = childrenOf(root);
  const { name, parameters } = readAlgorithm(childAt(root, parts, 1));
  const inner = octetsOf(childAt(root, parts, 2));
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

function readAlgorithm(node: DerNode): { name: string; parameters: DerNode | undefined } {
  const parts = childrenOf(node);
  return { name: oidOf(childAt(node, parts, 0)), parameters: parts[1] };
}

/** The curve that is named. Throws `error.curve`. */
function readCurve(node: DerNode | undefined): CurveName {
  const name = node?.tag === TAG.oid ? oidOf(node) : '–';
  const found = curveNames.find((curve) => CURVES[curve].oid === name);
  if (found === undefined) throw new ToolError('error.curve', { name, curves: curveNames.join(', ') });
  return found;
}

export function readPkcs1Public(bytes: Uint8Array): RsaKey {
  const root = readDer(bytes);
  const parts = childrenOf(root);
  const number = (index: number) => integerOf(childAt(root, parts, index));
  return checkRsa({ type: 'rsa', n: number(0), e: number(1) });
}

export function readPkcs1Private(bytes: Uint8Array): RsaKey {
  const root = readDer(bytes);
  const parts = childrenOf(root);
  const number = (index: number) => integerOf(childAt(root, parts, index));
  const secret = { d: number(3), p: number(4), q: number(5), dp: number(6), dq: number(7), qi: number(8) };
  return checkRsa({ type: 'rsa', n: number(1), e: number(2), secret });
}

/** SEC 1; `curve` is the one that PKCS #8 names. */
export function readSec1(bytes: Uint8Array, curve?: CurveName): EcKey {
  const root = readDer(bytes);
  const parts = childrenOf(root);
  const secret = octetsOf(childAt(root, parts, 1));
  const tagged = (number: number) => {
    const node = parts.find(({ tag }) => tag === contextTag(number));
    return node && childrenOf(node, contextTag(number))[0];
  };
  const point = tagged(1);
  return ecFromSecret(curve ?? readCurve(tagged(0)), secret, point && bitsOf(point));
}
