/** How a signature is made (RFC 7518, section 3; RFC 8037; RFC 9864). */
export type Algorithm =
  | { readonly is: 'hmac'; readonly bits: Bits }
  | { readonly is: 'rsa' | 'pss'; readonly bits: Bits }
  | { readonly is: 'ecdsa'; readonly bits: Bits; readonly curve: string }
  | { readonly is: 'eddsa' };
export type Bits = 256 | 384 | 512;

const ofEachSize = <A>(name: string, make: (bits: Bits) => A): [string, A][] =>
  ([256, 384, 512] as const).map((bits) => [`${name}${bits}`, make(bits)]);

const CURVES = { 256: 'P-256', 384: 'P-384', 512: 'P-521' } as const;

const ALGORITHMS: ReadonlyMap<string, Algorithm> = new Map<string, Algorithm>([
  ...ofEachSize('HS', (bits): Algorithm => ({ is: 'hmac', bits })),
  ...ofEachSize('RS', (bits): Algorithm => ({ is: 'rsa', bits })),
  ...ofEachSize('PS', (bits): Algorithm => ({ is: 'pss', bits })),
  ...ofEachSize('ES', (bits): Algorithm => ({ is: 'ecdsa', bits, curve: CURVES[bits] })),
  ['EdDSA', { is: 'eddsa' }],
  ['Ed25519', { is: 'eddsa' }],
]);

/** The algorithm of a name as the header has it; undefined for one that no browser knows. */
export const findAlgorithm = (name: string): Algorithm | undefined => ALGORITHMS.get(name);

/** The kind of key an algorithm takes: as `nameOfKind` says it, without the size of an RSA key. */
export const keyOf = (algorithm: Algorithm): string =>
  algorithm.is === 'ecdsa' ? `EC ${algorithm.curve}` : algorithm.is === 'eddsa' ? 'Ed25519' : 'RSA';

/** The algorithm as the Web Cryptography API takes it, for the key and for a signature. */
export function webAlgorithm(algorithm: Exclude<Algorithm, { is: 'hmac' }>): {
  readonly key: RsaHashedImportParams | EcKeyImportParams | { readonly name: string };
  readonly signature: RsaPssParams | EcdsaParams | { readonly name: string };
} {
  switch (algorithm.is) {
    case 'rsa':
      return {
        key: { name: 'RSASSA-PKCS1-v1_5', hash: `SHA-${algorithm.bits}` },
        signature: { name: 'RSASSA-PKCS1-v1_5' },
      };
    case 'pss':
      return {
        key: { name: 'RSA-PSS', hash: `SHA-${algorithm.bits}` },
        signature: { name: 'RSA-PSS', saltLength: algorithm.bits / 8 },
      };
    case 'ecdsa':
      return {
        key: { name: 'ECDSA', namedCurve: algorithm.curve },
        signature: { name: 'ECDSA', hash: `SHA-${algorithm.bits}` },
      };
    case 'eddsa':
      return { key: { name: 'Ed25519' }, signature: { name: 'Ed25519' } };
  }
}
