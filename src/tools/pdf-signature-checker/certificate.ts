import { OctetString } from 'asn1js';
import { ExtKeyUsage } from 'pkijs';
import { sha256 } from '@noble/hashes/sha2.js';
import { isAuthority } from '#formats/x509/authority.ts';
import { extensionOf, type X509 } from '#formats/x509/certificate.ts';
import { readDer } from '#formats/der/der.ts';
import { nameParts } from '#formats/x509/name.ts';
import { writePem } from '#formats/pem/blocks.ts';
import { toHex } from '#lib/bytes';
import type { Name } from './names.ts';

export interface CertificateFacts {
  readonly subject: Name;
  readonly issuer: Name;
  /** Hex. */
  readonly serial: string;
  /** ISO 8601. */
  readonly notBefore: string;
  readonly notAfter: string;
  readonly now: 'valid' | 'expired' | 'notYet';
  /** Such as “RSA 2048”. */
  readonly key: string;
  readonly isAuthority: boolean;
  /** Of the DER, in hex. */
  readonly sha256: string;
  readonly pem: string;
}

const TIMESTAMPING = '1.3.6.1.5.5.7.3.8';

/** Whether a certificate is for timestamps (RFC 3161, section 2.3). */
export const isForTimestamps = (certificate: X509): boolean =>
  extensionOf(certificate, '2.5.29.37', ExtKeyUsage)?.keyPurposes.includes(TIMESTAMPING) === true;

/** The subject key identifier (RFC 5280, section 4.2.1.2). */
export function keyIdOf(certificate: X509): Uint8Array | undefined {
  return extensionOf(certificate, '2.5.29.14', OctetString)?.valueBlock.valueHexView;
}

/** Attributes that occur several times are joined by commas. Throws as `isBroken` tells. */
export function nameOf(der: Uint8Array): Name {
  const name: Record<string, string> = {};
  for (const [short, text] of nameParts(readDer(der))) {
    name[short] = name[short] === undefined ? text : `${name[short]}, ${text}`;
  }
  return name;
}

/** The facts shown of a certificate; `now` is in milliseconds. */
export function factsOf(certificate: X509, now: number): CertificateFacts {
  const { der, subject, issuer, serial, notBefore, notAfter, key } = certificate;
  return {
    subject: nameOf(subject.der),
    issuer: nameOf(issuer.der),
    serial: serial.toString(16),
    notBefore: notBefore.toISOString(),
    notAfter: notAfter.toISOString(),
    now: now < notBefore.getTime() ? 'notYet' : now > notAfter.getTime() ? 'expired' : 'valid',
    key: key.name,
    isAuthority: isAuthority(certificate),
    sha256: toHex(sha256(der)),
    pem: writePem('CERTIFICATE', der),
  };
}
