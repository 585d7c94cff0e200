import { DecodingError, fromBase64, toBase64 } from '#lib/bytes';
import { bits, integer, numberOf, oid, sequence, TAG } from '#lib/der';
import { childrenOf, readDer } from './der.ts';

interface Pair {
  readonly data:
    | { readonly format: 'spki' | 'pkcs8'; readonly bytes: Uint8Array }
    | { readonly format: 'jwk'; readonly jwk: JsonWebKey };
}

const RSA = sequence(oid('1.2.840.113549.1.1.1'), Uint8Array.of(5, 0));
/** Curves of RFC 7518, section 6.2.1.1, and RFC 8812: their OID and the bytes of a coordinate. */
const CURVES: Readonly<Record<string, readonly [oid: string, size: number]>> = {
  'P-256': ['1.2.840.10045.3.1.7', 32],
  'P-384': ['1.3.132.0.34', 48],
  'P-521': ['1.3.132.0.35', 66],
  secp256k1: ['1.3.132.0.10', 32],
};
const EDWARDS: Readonly<Record<string, string>> = { Ed25519: '1.3.101.112' };

/**
 * Texts of a public key that a program could take for the secret of an HMAC: PEM as SubjectPublicKeyInfo and, of RSA, as
 * PKCS #1, with a line break at the end and without. None of a private key in PEM and of a JWK that is broken.
 */
export function publicTexts({ data }: Pair): readonly string[] {
  const spki = data.format === 'spki' ? data.bytes : data.format === 'jwk' ? spkiOfJwk(data.jwk) : undefined;
  if (spki === undefined) return [];
  const pkcs1 = pkcs1Of(spki);
  const pems = [pemOf('PUBLIC KEY', spki), ...(pkcs1 === undefined ? [] : [pemOf('RSA PUBLIC KEY', pkcs1)])];
  return pems.flatMap((pem) => [pem, `${pem}\n`]);
}

/** PEM (RFC 7468) without a line break at its end. */
export function pemOf(label: string, bytes: Uint8Array): string {
  const lines = (toBase64(bytes).match(/.{1,64}/g) ?? []).join('\n');
  return `-----BEGIN ${label}-----\n${lines}\n-----END ${label}-----`;
}

/** The content of the bit string of an RSA key (RFC 8017, appendix A.1.1); undefined for another kind of key. */
function pkcs1Of(spki: Uint8Array): Uint8Array | undefined {
  const root = readDer(spki, 0);
  const [algorithm, key] = root === undefined ? [] : childrenOf(spki, root);
  const isRsa = algorithm !== undefined && toBase64(spki.slice(algorithm.start, algorithm.to)) === toBase64(RSA);
  return isRsa && key?.tag === TAG.bits ? spki.slice(key.from + 1, key.to) : undefined;
}

function spkiOfJwk({ kty, crv = '', n = '', e = '', x = '', y = '' }: JsonWebKey): Uint8Array | undefined {
  try {
    const numberIn = (text: string) => integer(numberOf(fromBase64(text)));
    if (kty === 'RSA') return sequence(RSA, bits(sequence(numberIn(n), numberIn(e))));
    if (kty === 'OKP' && Object.hasOwn(EDWARDS, crv))
      return sequence(sequence(oid(EDWARDS[crv]!)), bits(fromBase64(x)));
    if (kty !== 'EC' || !Object.hasOwn(CURVES, crv)) return undefined;
    const [name, size] = CURVES[crv]!;
    const point = new Uint8Array(1 + 2 * size);
    point[0] = 4;
    for (const [index, text] of [x, y].entries()) {
      const coordinate = fromBase64(text);
      if (coordinate.length > size) return undefined;
      point.set(coordinate, 1 + (index + 1) * size - coordinate.length);
    }
    return sequence(sequence(oid('1.2.840.10045.2.1'), oid(name)), bits(point));
  } catch (error) {
    if (error instanceof DecodingError) return undefined;
    throw error;
  }
}
