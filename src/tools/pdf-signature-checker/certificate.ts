import { toBase64, toHex } from '#lib/bytes';
import { childrenOf, octetsOf, oidOf, readDer, type DerNode } from '#lib/der';
import { isEqual } from '#lib/digests/compare';
import { UnknownAlgorithm } from '#formats/x509/algorithms.ts';
import { checkSignature, isAuthority, isSameNode, readX509, type X509 } from '#formats/x509/certificate.ts';
import { attributesOf, stringOf } from '#formats/x509/name.ts';
import { hash, readPublicKey, type PublicKey } from '#formats/x509/verify.ts';
import { isOfStructure } from './ber.ts';

/** A distinguished name: what people look for first, by the usual short names of its attributes. */
export type Name = Readonly<Record<string, string>>;

/** The facts told of a certificate. */
export interface CertificateFacts {
  readonly subject: Name;
  readonly issuer: Name;
  readonly serial: string;
  readonly notBefore: string;
  readonly notAfter: string;
  /** Its validity now. */
  readonly now: 'valid' | 'expired' | 'notYet';
  readonly key: string;
  readonly isAuthority: boolean;
  readonly sha256: string;
  readonly pem: string;
}

/** A certificate as it was read, and what its extensions say of signing. */
export interface Certificate extends X509 {
  readonly isAuthority: boolean;
  readonly isForTimestamps: boolean;
  readonly keyId: Uint8Array | undefined;
}

const KEY_ID = '2.5.29.14';
const EXTENDED_KEY_USAGE = '2.5.29.37';
const TIMESTAMPING = '1.3.6.1.5.5.7.3.8';

/** Reads a certificate. Throws `DerError`. */
export function readCertificate(der: Uint8Array): Certificate {
  const certificate = readX509(der);
  const valueOf = (oid: string) => certificate.extensions.find((extension) => extension.oid === oid)?.value;
  const [keyId, usage] = [valueOf(KEY_ID), valueOf(EXTENDED_KEY_USAGE)];
  return {
    ...certificate,
    isAuthority: isAuthority(certificate),
    isForTimestamps: usage !== undefined && childrenOf(readDer(usage)).some((node) => oidOf(node) === TIMESTAMPING),
    keyId: keyId && octetsOf(readDer(keyId)),
  };
}

/** The attributes of a distinguished name; what occurs several times is one text with commas. Throws `DerError`. */
export function nameOf(node: DerNode): Name {
  const name: Record<string, string> = {};
  for (const { oid, short = oid, value } of attributesOf(node).flat()) {
    const text = stringOf(value);
    name[short] = name[short] === undefined ? text : `${name[short]}, ${text}`;
  }
  return name;
}

/** The name that stands for all of it. */
export const shortName = (name: Name): string =>
  name['CN'] ?? name['O'] ?? name['emailAddress'] ?? Object.values(name).join(', ');

/** The key of a certificate; undefined for a kind that is not known. */
function keyOf(certificate: Certificate): PublicKey | undefined {
  try {
    return readPublicKey(certificate.spki);
  } catch (error) {
    if (error instanceof UnknownAlgorithm || isOfStructure(error)) return undefined;
    throw error;
  }
}

export const isSameCertificate = (left: Certificate, right: Certificate) => isEqual(left.der, right.der);

/** Whether one certificate is signed by the key of another, whose name it has for its issuer. */
export const isIssuedBy = (certificate: Certificate, issuer: Certificate): boolean =>
  isSameNode(certificate.issuer, issuer.subject) && checkSignature(certificate, issuer.spki) === 'valid';

const iso = (time: number) => new Date(time).toISOString();

export function factsOf(certificate: Certificate, now: number): CertificateFacts {
  const lines = toBase64(certificate.der).match(/.{1,64}/g) ?? [];
  return {
    subject: nameOf(certificate.subject),
    issuer: nameOf(certificate.issuer),
    serial: certificate.serial.toString(16),
    notBefore: iso(certificate.notBefore),
    notAfter: iso(certificate.notAfter),
    now: now < certificate.notBefore ? 'notYet' : now > certificate.notAfter ? 'expired' : 'valid',
    key: keyOf(certificate)?.name ?? '?',
    isAuthority: certificate.isAuthority,
    sha256: toHex(hash('SHA-256', certificate.der)),
    pem: ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n'),
  };
}
