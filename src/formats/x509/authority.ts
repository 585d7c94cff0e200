import { BitString } from 'asn1js';
import { BasicConstraints } from 'pkijs';
import { extensionOf, type X509 } from './certificate.ts';

/** The bit of keyCertSign (RFC 5280, section 4.2.1.3), the sixth from the left. */
const KEY_CERT_SIGN = 0x04;

const constraintsOf = (certificate: X509) => extensionOf(certificate, '2.5.29.19', BasicConstraints);

/** Whether a certificate says that it is an authority's (RFC 5280, section 4.2.1.9). */
export const isAuthority = (certificate: X509): boolean => constraintsOf(certificate)?.cA === true;

/** Whether a certificate may sign others. Those of version 1 have no extensions that could say so. */
export function mayIssue(certificate: X509): boolean {
  if (certificate.version < 3) return true;
  const usage = extensionOf(certificate, '2.5.29.15', BitString);
  const maySign = usage === undefined || ((usage.valueBlock.valueHexView[0] ?? 0) & KEY_CERT_SIGN) !== 0;
  return isAuthority(certificate) && maySign;
}

/** How many authorities may be between this one and the leaf; undefined: any number. */
export function pathLengthOf(certificate: X509): number | undefined {
  const length = constraintsOf(certificate)?.pathLenConstraint;
  return length === undefined ? undefined : Number(typeof length === 'number' ? length : length.toBigInt());
}
