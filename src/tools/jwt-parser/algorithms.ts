/** How a signature is made (RFC 7518, section 3; RFC 8037; RFC 9864). */
export type Algorithm = { readonly is: 'hmac'; readonly bits: Bits } | PairAlgorithm;
/** An algorithm with a private and a public key. */
export type PairAlgorithm =
  | { readonly is: 'rsa' | 'pss'; readonly bits: Bits }
  | { readonly is: 'ecdsa'; readonly bits: Bits; readonly curve: string }
  | { readonly is: 'eddsa' };
export type Bits = 256 | 384 | 512;

export const SIZES = [256, 384, 512] as const;
const CURVES = { 256: 'P-256', 384: 'P-384', 512: 'P-521' } as const;

const ALGORITHMS: ReadonlyMap<string, Algorithm> = new Map<string, Algorithm>([
  ...SIZES.flatMap((bits): [string, Algorithm][] => [
    [`HS${bits}`, { is: 'hmac', bits }],
    [`RS${bits}`, { is: 'rsa', bits }],
    [`PS${bits}`, { is: 'pss', bits }],
    [`ES${bits}`, { is: 'ecdsa', bits, curve: CURVES[bits] }],
  ]),
  ['EdDSA', { is: 'eddsa' }],
  ['Ed25519', { is: 'eddsa' }],
]);

/** The algorithm of a name as the header has it; undefined for one that browsers do not know. */
export const findAlgorithm = (name: string): Algorithm | undefined => ALGORITHMS.get(name);

/** The kind of key an algorithm takes, as `Pair` names it. */
export const kindFor = (algorithm: PairAlgorithm): string =>
  algorithm.is === 'ecdsa' ? `EC ${algorithm.curve}` : algorithm.is === 'eddsa' ? 'Ed25519' : 'RSA';

/** The parameters of a signature as the Web Cryptography API takes them. */
export function signatureParams(algorithm: PairAlgorithm): RsaPssParams | EcdsaParams | { readonly name: string } {
  switch (algorithm.is) {
    case 'rsa':
      return { name: 'RSASSA-PKCS1-v1_5' };
    case 'pss':
      return { name: 'RSA-PSS', saltLength: algorithm.bits / 8 };
    case 'ecdsa':
      return { name: 'ECDSA', hash: `SHA-${algorithm.bits}` };
    case 'eddsa':
      return { name: 'Ed25519' };
  }
}
