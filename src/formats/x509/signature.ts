import { ed25519 } from '@noble/curves/ed25519.js';
import { ed448 } from '@noble/curves/ed448.js';
import { brainpoolP256r1, brainpoolP384r1, brainpoolP512r1 } from '@noble/curves/misc.js';
import { p256, p384, p521 } from '@noble/curves/nist.js';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { sha1 } from '@noble/hashes/legacy.js';
import { sha224, sha256, sha384, sha512 } from '@noble/hashes/sha2.js';
import * as rsa from 'micro-rsa-dsa-dh/rsa.js';
import { AlgorithmIdentifier, RSASSAPSSParams } from 'pkijs';
import { bitsOf, broken, integerOf, isOid, oidOf, partsOf, readDer, type DerNode } from '#formats/der/der.ts';
import { bitsOfNumber } from '#lib/bits-of-number';

/*
 * Signatures are verified in JavaScript everywhere, also where the page has WebCrypto: that one knows no SHA-224, no brainpool
 * curves and, on plain http, nothing at all. It takes milliseconds.
 */

/** The public key of a certificate, by what it verifies with; `name` alone of kinds that are not known here. */
export type PublicKey =
  | { readonly is: 'rsa'; readonly name: string; readonly bits: number; readonly n: bigint; readonly e: bigint }
  | { readonly is: 'ecdsa'; readonly name: string; readonly curve: Curve; readonly point: Uint8Array }
  | { readonly is: 'eddsa'; readonly name: 'Ed25519' | 'Ed448'; readonly point: Uint8Array }
  | { readonly is: 'other'; readonly name: string };

type Curve = typeof p256;

const CURVES: Readonly<Record<string, readonly [name: string, curve: Curve]>> = {
  '1.2.840.10045.3.1.7': ['P-256', p256],
  '1.3.132.0.34': ['P-384', p384],
  '1.3.132.0.35': ['P-521', p521],
  '1.3.132.0.10': ['secp256k1', secp256k1],
  '1.3.36.3.3.2.8.1.1.7': ['brainpoolP256r1', brainpoolP256r1],
  '1.3.36.3.3.2.8.1.1.11': ['brainpoolP384r1', brainpoolP384r1],
  '1.3.36.3.3.2.8.1.1.13': ['brainpoolP512r1', brainpoolP512r1],
};

/** Kinds of keys and signatures that are only named. */
const NAMES: Readonly<Record<string, string>> = {
  '1.3.101.110': 'X25519',
  '1.3.101.111': 'X448',
  '1.2.840.10040.4.1': 'DSA',
  '1.2.840.10040.4.3': 'DSA with SHA-1',
  '2.16.840.1.101.3.4.3.1': 'DSA with SHA-224',
  '2.16.840.1.101.3.4.3.2': 'DSA with SHA-256',
  '2.16.840.1.101.3.4.3.17': 'ML-DSA-44',
  '2.16.840.1.101.3.4.3.18': 'ML-DSA-65',
  '2.16.840.1.101.3.4.3.19': 'ML-DSA-87',
  '1.2.840.113549.1.1.4': 'RSA with MD5',
};

/** Larger RSA keys are made to keep a reader busy. */
const MAX_BITS = 16_384;
const MAX_EXPONENT_BITS = 64;

/** Reads a SubjectPublicKeyInfo. Throws `error.structure`. */
export function readPublicKey(spki: DerNode): PublicKey {
  const [algorithm, bits] = partsOf(spki);
  const [identifier, parameters] = partsOf(algorithm);
  const name = oidOf(identifier);
  const key = bitsOf(bits);
  switch (name) {
    case '1.2.840.113549.1.1.1':
    case '1.2.840.113549.1.1.10':
      return readRsa(key);
    case '1.2.840.10045.2.1': {
      // Other than by its name a curve can be made up to fit a signature (CVE-2020-0601).
      const curve = isOid(parameters) ? oidOf(parameters) : '';
      const [short, known] = CURVES[curve] ?? [];
      if (short === undefined || known === undefined) return { is: 'other', name: `EC ${curve}`.trim() };
      return { is: 'ecdsa', name: `EC ${short}`, curve: known, point: key };
    }
    case '1.3.101.112':
      return { is: 'eddsa', name: 'Ed25519', point: key };
    case '1.3.101.113':
      return { is: 'eddsa', name: 'Ed448', point: key };
    default:
      return { is: 'other', name: NAMES[name] ?? name };
  }
}

function readRsa(key: Uint8Array): PublicKey {
  const parts = partsOf(readDer(key));
  const [n, e] = [integerOf(parts[0]), integerOf(parts[1])];
  if (n < 1n || e < 1n) throw broken();
  const bits = bitsOfNumber(n);
  const name = `RSA ${bits}`;
  if (bits > MAX_BITS || bitsOfNumber(e) > MAX_EXPONENT_BITS) return { is: 'other', name };
  return { is: 'rsa', name, bits, n, e };
}

const HASHES = {
  '1.3.14.3.2.26': ['SHA-1', sha1],
  '2.16.840.1.101.3.4.2.4': ['SHA-224', sha224],
  '2.16.840.1.101.3.4.2.1': ['SHA-256', sha256],
  '2.16.840.1.101.3.4.2.2': ['SHA-384', sha384],
  '2.16.840.1.101.3.4.2.3': ['SHA-512', sha512],
} as const;
export type HashName = (typeof HASHES)[keyof typeof HASHES][0];

const hashOf = (oid: string) => (HASHES as Readonly<Record<string, (typeof HASHES)[keyof typeof HASHES]>>)[oid];
const ECDSA_HASHES = { 'SHA-1': sha1, 'SHA-224': sha224, 'SHA-256': sha256, 'SHA-384': sha384, 'SHA-512': sha512 };

const RSA_SIGNERS = {
  'SHA-1': rsa.PKCS1_SHA1,
  'SHA-224': rsa.PKCS1_SHA224,
  'SHA-256': rsa.PKCS1_SHA256,
  'SHA-384': rsa.PKCS1_SHA384,
  'SHA-512': rsa.PKCS1_SHA512,
};

/** Signature algorithms (RFC 8017, A.2.4; RFC 5758, 3.2; RFC 3279, 2.2.3). */
const RSA_SCHEMES: Readonly<Record<string, HashName>> = {
  '1.2.840.113549.1.1.5': 'SHA-1',
  '1.2.840.113549.1.1.14': 'SHA-224',
  '1.2.840.113549.1.1.11': 'SHA-256',
  '1.2.840.113549.1.1.12': 'SHA-384',
  '1.2.840.113549.1.1.13': 'SHA-512',
};
const ECDSA_SCHEMES: Readonly<Record<string, HashName>> = {
  '1.2.840.10045.4.1': 'SHA-1',
  '1.2.840.10045.4.3.1': 'SHA-224',
  '1.2.840.10045.4.3.2': 'SHA-256',
  '1.2.840.10045.4.3.3': 'SHA-384',
  '1.2.840.10045.4.3.4': 'SHA-512',
};

/** The name of a hash by its identifier; undefined of others than SHA-1 and SHA-2. */
export const hashNameOf = (oid: string): HashName | undefined => hashOf(oid)?.[0];

/** Where a signer names only the kind of key and the hash apart (RFC 5754, section 3.2; RFC 5753, section 2.1). */
const BY_KEY: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '1.2.840.113549.1.1.1': { ...RSA_SCHEMES, '1.2.840.113549.1.1.4': 'MD5' },
  '1.2.840.10045.2.1': ECDSA_SCHEMES,
};

/** The algorithm of a signature, with the hash if it lacks one. */
export function withHash(algorithm: AlgorithmIdentifier, hash: string): AlgorithmIdentifier {
  const [whole] = Object.entries(BY_KEY[algorithm.algorithmId] ?? {}).find(([, name]) => name === hash) ?? [];
  return whole === undefined ? algorithm : new AlgorithmIdentifier({ algorithmId: whole });
}

type Verify = (key: PublicKey, signed: Uint8Array, signature: Uint8Array) => boolean | undefined;

/** How something is signed. */
export interface Scheme {
  /** Such as “RSA with SHA-256”. */
  readonly name: string;
  /** Whether a signature is right; undefined where that cannot be told here. */
  readonly verify: Verify;
}

/** Reads a signature algorithm. */
export function schemeOf({ algorithmId, algorithmParams }: AlgorithmIdentifier): Scheme {
  const [byRsa, byEcdsa] = [RSA_SCHEMES[algorithmId], ECDSA_SCHEMES[algorithmId]];
  if (byRsa !== undefined) {
    const { verify } = RSA_SIGNERS[byRsa];
    return {
      name: `RSA with ${byRsa}`,
      verify: (key, signed, signature) =>
        key.is === 'rsa' ? quietly(() => verify(key, signed, signature)) : undefined,
    };
  }
  if (byEcdsa !== undefined) {
    const how = { prehash: false, lowS: false, format: 'der' } as const;
    return {
      name: `ECDSA with ${byEcdsa}`,
      verify: (key, signed, signature) =>
        key.is === 'ecdsa'
          ? quietly(() => key.curve.verify(signature, ECDSA_HASHES[byEcdsa](signed), key.point, how))
          : undefined,
    };
  }
  switch (algorithmId) {
    case '1.2.840.113549.1.1.10':
      return pssOf(algorithmParams);
    case '1.3.101.112':
    case '1.3.101.113':
      return {
        name: algorithmId === '1.3.101.112' ? 'Ed25519' : 'Ed448',
        verify: (key, signed, signature) =>
          key.is === 'eddsa'
            ? quietly(() => (key.name === 'Ed448' ? ed448 : ed25519).verify(signature, signed, key.point))
            : undefined,
      };
    default:
      return { name: NAMES[algorithmId] ?? algorithmId, verify: () => undefined };
  }
}

/** RSASSA-PSS with its parameters (RFC 8017, A.2.3). */
function pssOf(parameters: unknown): Scheme {
  const { hashAlgorithm, maskGenAlgorithm, saltLength } = new RSASSAPSSParams({
    schema: parameters ?? readDer(Uint8Array.of(0x30, 0)),
  });
  const [name = hashAlgorithm.algorithmId, hash] = hashOf(hashAlgorithm.algorithmId) ?? [];
  const mask = hashOf(maskHashOf(maskGenAlgorithm))?.[1];
  return {
    name: `RSA-PSS with ${name}`,
    verify: (key, signed, signature) =>
      key.is === 'rsa' && hash !== undefined && mask !== undefined
        ? quietly(() => rsa.PSS(hash, rsa.mgf1(mask), saltLength).verify(key, signed, signature))
        : undefined,
  };
}

const maskHashOf = ({ algorithmParams }: AlgorithmIdentifier): string =>
  algorithmParams === undefined ? '1.3.14.3.2.26' : oidOf(partsOf(algorithmParams as DerNode)[0]);

/** The libraries throw where a point is not on its curve or a signature has another form: nothing is signed by that. */
function quietly(verify: () => boolean): boolean {
  try {
    return verify();
  } catch {
    return false;
  }
}
