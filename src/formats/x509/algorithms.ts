import type { AlgorithmName } from '#lib/digests/algorithms';
import { childAt, childrenOf, contextTag, integerOf, oidOf, TAG, type DerNode } from '#lib/der';

/** An algorithm that is not known here; `what` is its identifier or name. */
export class UnknownAlgorithm extends Error {
  override readonly name = 'UnknownAlgorithm';
  constructor(readonly what: string) {
    super(what);
  }
}

const NIST = '2.16.840.1.101.3.4';
const RSA = '1.2.840.113549.1.1';

const DIGESTS: Readonly<Record<string, AlgorithmName>> = {
  '1.2.840.113549.2.5': 'MD5',
  '1.3.14.3.2.26': 'SHA-1',
  '1.3.36.3.2.1': 'RIPEMD-160',
  [`${NIST}.2.1`]: 'SHA-256',
  [`${NIST}.2.2`]: 'SHA-384',
  [`${NIST}.2.3`]: 'SHA-512',
  [`${NIST}.2.4`]: 'SHA-224',
  [`${NIST}.2.5`]: 'SHA-512/224',
  [`${NIST}.2.6`]: 'SHA-512/256',
  [`${NIST}.2.7`]: 'SHA3-224',
  [`${NIST}.2.8`]: 'SHA3-256',
  [`${NIST}.2.9`]: 'SHA3-384',
  [`${NIST}.2.10`]: 'SHA3-512',
};

/** The identifier of a hash algorithm. */
export const oidOfDigest = (name: AlgorithmName): string =>
  Object.keys(DIGESTS).find((oid) => DIGESTS[oid] === name) ?? '';

/** How a signature is made of a hash and a key. */
export type Scheme =
  | { readonly is: 'rsa' | 'ecdsa'; readonly hash: AlgorithmName }
  | { readonly is: 'pss'; readonly hash: AlgorithmName; readonly mask: AlgorithmName; readonly salt: number }
  | { readonly is: 'eddsa'; readonly hash?: undefined };

const SCHEMES: Readonly<Record<string, readonly ['rsa' | 'ecdsa', AlgorithmName | undefined]>> = {
  // The hash of these is the one that the signer names beside it.
  [`${RSA}.1`]: ['rsa', undefined],
  '1.2.840.10045.2.1': ['ecdsa', undefined],
  [`${RSA}.4`]: ['rsa', 'MD5'],
  [`${RSA}.5`]: ['rsa', 'SHA-1'],
  [`${RSA}.11`]: ['rsa', 'SHA-256'],
  [`${RSA}.12`]: ['rsa', 'SHA-384'],
  [`${RSA}.13`]: ['rsa', 'SHA-512'],
  [`${RSA}.14`]: ['rsa', 'SHA-224'],
  [`${RSA}.15`]: ['rsa', 'SHA-512/224'],
  [`${RSA}.16`]: ['rsa', 'SHA-512/256'],
  [`${NIST}.3.13`]: ['rsa', 'SHA3-224'],
  [`${NIST}.3.14`]: ['rsa', 'SHA3-256'],
  [`${NIST}.3.15`]: ['rsa', 'SHA3-384'],
  [`${NIST}.3.16`]: ['rsa', 'SHA3-512'],
  '1.2.840.10045.4.1': ['ecdsa', 'SHA-1'],
  '1.2.840.10045.4.3.1': ['ecdsa', 'SHA-224'],
  '1.2.840.10045.4.3.2': ['ecdsa', 'SHA-256'],
  '1.2.840.10045.4.3.3': ['ecdsa', 'SHA-384'],
  '1.2.840.10045.4.3.4': ['ecdsa', 'SHA-512'],
  [`${NIST}.3.9`]: ['ecdsa', 'SHA3-224'],
  [`${NIST}.3.10`]: ['ecdsa', 'SHA3-256'],
  [`${NIST}.3.11`]: ['ecdsa', 'SHA3-384'],
  [`${NIST}.3.12`]: ['ecdsa', 'SHA3-512'],
};
/** Edwards curves (RFC 8410). */
const EDDSA = ['1.3.101.112', '1.3.101.113'];

/** The hash of an AlgorithmIdentifier. Throws `DerError`, `UnknownAlgorithm`. */
export function digestOf(algorithm: DerNode): AlgorithmName {
  const oid = oidOf(childAt(algorithm, childrenOf(algorithm), 0));
  const name = DIGESTS[oid];
  if (name === undefined) throw new UnknownAlgorithm(oid);
  return name;
}

/** How an AlgorithmIdentifier says that something is signed. Throws `DerError`, `UnknownAlgorithm`. */
export function schemeOf(algorithm: DerNode, digest?: AlgorithmName): Scheme {
  const fields = childrenOf(algorithm);
  const oid = oidOf(childAt(algorithm, fields, 0));
  if (oid === `${RSA}.10`) return readPss(fields[1]);
  if (EDDSA.includes(oid)) return { is: 'eddsa' };
  const [is, hash = digest] = SCHEMES[oid] ?? [];
  if (is === undefined || hash === undefined) throw new UnknownAlgorithm(oid);
  return { is, hash };
}

/** RSASSA-PSS-params (RFC 8017, appendix A.2.3), each with its own default. */
function readPss(parameters: DerNode | undefined): Scheme {
  const fields = parameters?.tag === TAG.sequence ? childrenOf(parameters) : [];
  const field = (number: number) => {
    const found = fields.find(({ tag }) => tag === contextTag(number));
    return found && childAt(found, childrenOf(found, found.tag), 0);
  };
  const [hash, mask, salt] = [field(0), field(1), field(2)];
  const maskHash = mask && childrenOf(mask)[1];
  return {
    is: 'pss',
    hash: hash === undefined ? 'SHA-1' : digestOf(hash),
    mask: maskHash === undefined ? 'SHA-1' : digestOf(maskHash),
    salt: salt === undefined ? 20 : Number(integerOf(salt)),
  };
}
