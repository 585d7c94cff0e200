import { sha256 } from '@noble/hashes/sha2.js';
import { ToolError } from '#engine/error';
import { readJson } from '#formats/json/read.ts';
import { DecodingError, fromBase64, toBase64 } from '#lib/bytes';
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
  type Key,
} from './key.ts';
import { bytesOf, numberOf } from './numbers.ts';

/* JSON Web Keys: RFC 7517, 7518 (RSA, EC), 8037 (Ed25519, X25519). */

const url = (bytes: Uint8Array) => toBase64(bytes, { urlSafe: true });
const number = (value: bigint) => url(bytesOf(value));

/** The members that make up a public key, in the order of RFC 7638. */
function publicMembers(key: Key): Record<string, string> {
  switch (key.type) {
    case 'rsa':
      return { e: number(key.e), kty: 'RSA', n: number(key.n) };
    case 'ec': {
      const { size } = CURVES[key.curve];
      const [x, y] = [key.point.subarray(1, 1 + size), key.point.subarray(1 + size)];
      return { crv: key.curve, kty: 'EC', x: url(x), y: url(y) };
    }
    case 'ed25519':
    case 'x25519':
      return { crv: OCTET_KEYS[key.type].name, kty: 'OKP', x: url(key.point) };
  }
}

function secretMembers(key: Key): Record<string, string> {
  if (key.secret === undefined) return {};
  if (key.type !== 'rsa') return { d: url(key.secret) };
  const { d, p, q, dp, dq, qi } = key.secret;
  return { d: number(d), p: number(p), q: number(q), dp: number(dp), dq: number(dq), qi: number(qi) };
}

/** The thumbprint of RFC 7638, which is also the key's `kid`. */
export const thumbprint = (key: Key): string =>
  url(sha256(new TextEncoder().encode(JSON.stringify(publicMembers(key)))));

/** A JWK with its private part, if it has one. */
export function jwkOf(key: Key): Record<string, string> {
  const { kty = '', ...members } = publicMembers(key);
  return { kty, kid: thumbprint(key), ...members, ...secretMembers(key) };
}

/** A key written as JSON; of a set the only one. Throws `error.…`. */
export function readJwk(text: string): Key {
  const jwk = findJwk(parse(text));
  const bytes = (name: string) => readMember(jwk, name);
  const big = (name: string) => numberOf(bytes(name));
  const isPrivate = jwk['d'] !== undefined;
  switch (jwk['kty']) {
    case 'RSA': {
      const shared = { type: 'rsa', n: big('n'), e: big('e') } as const;
      if (!isPrivate) return checkRsa(shared);
      const secret = { d: big('d'), p: big('p'), q: big('q'), dp: big('dp'), dq: big('dq'), qi: big('qi') };
      return checkRsa({ ...shared, secret });
    }
    case 'EC': {
      const curve = curveNames.find((name) => name === jwk['crv']);
      if (curve === undefined) throw unknownCurve(jwk);
      const { size } = CURVES[curve];
      const padded = (name: string) => bytesOf(big(name), size);
      const point = Uint8Array.from([4, ...padded('x'), ...padded('y')]);
      return isPrivate ? ecFromSecret(curve, bytes('d'), point) : ecFromPoint(curve, point);
    }
    case 'OKP': {
      const type = octetTypes.find((name) => OCTET_KEYS[name].name === jwk['crv']);
      if (type === undefined) throw unknownCurve(jwk);
      return isPrivate ? octetFromSecret(type, bytes('d'), bytes('x')) : octetFromPoint(type, bytes('x'));
    }
    default:
      throw new ToolError('error.algorithm', { name: written(jwk['kty']) });
  }
}

const written = (value: unknown) => (typeof value === 'string' ? value : '–');

const unknownCurve = (jwk: Jwk) =>
  new ToolError('error.curve', {
    name: written(jwk['crv']),
    curves: [...curveNames, ...octetTypes.map((type) => OCTET_KEYS[type].name)].join(', '),
  });

type Jwk = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Jwk => typeof value === 'object' && value !== null && !Array.isArray(value);

function parse(text: string): unknown {
  readJson(text, { mode: 'strict', fail: (_code, _params, at) => new ToolError('error.json', {}, { at }) });
  return JSON.parse(text);
}

function findJwk(value: unknown): Jwk {
  const keys: unknown = isObject(value) ? (value['keys'] ?? [value]) : [];
  if (!Array.isArray(keys) || keys.length !== 1) {
    throw new ToolError('error.oneKey');
  }
  const [only] = keys as unknown[];
  if (!isObject(only)) throw new ToolError('error.oneKey');
  return only;
}

/** The bytes of a member. Throws `error.member`. */
function readMember(jwk: Jwk, name: string): Uint8Array {
  const value = jwk[name];
  if (typeof value !== 'string' || value === '') throw new ToolError('error.member', { name });
  try {
    return fromBase64(value);
  } catch (error) {
    if (!(error instanceof DecodingError)) throw error;
    throw new ToolError('error.member', { name });
  }
}
