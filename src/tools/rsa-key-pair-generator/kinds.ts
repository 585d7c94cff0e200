import { BitString, Integer, OctetString } from 'asn1js';
import { isBroken, isSequence, partsOf, readDer, type DerNode } from '#formats/der/der.ts';
import { startsWithMagic } from './openssh.ts';

/** What bytes hold, with the label that PEM gives it (RFC 7468, and those of OpenSSL and OpenSSH). */
export const LABELS = {
  spki: 'PUBLIC KEY',
  pkcs1Public: 'RSA PUBLIC KEY',
  pkcs8: 'PRIVATE KEY',
  encrypted: 'ENCRYPTED PRIVATE KEY',
  pkcs1: 'RSA PRIVATE KEY',
  sec1: 'EC PRIVATE KEY',
  openssh: 'OPENSSH PRIVATE KEY',
  certificate: 'CERTIFICATE',
  request: 'CERTIFICATE REQUEST',
} as const;
export type Kind = keyof typeof LABELS;

const isInteger = (node: DerNode | undefined) => node instanceof Integer;
const isOctets = (node: DerNode | undefined) => node instanceof OctetString;
const isBits = (node: DerNode | undefined) => node instanceof BitString;

/** Tells by its structure what is in these bytes; undefined of anything else. */
export function kindOf(bytes: Uint8Array): Kind | undefined {
  if (startsWithMagic(bytes)) return 'openssh';
  const parts = readParts(bytes);
  const [first, second, third] = parts;
  if (isSequence(first)) {
    if (parts.length === 2) return isBits(second) ? 'spki' : isOctets(second) ? 'encrypted' : undefined;
    if (parts.length !== 3 || !isSequence(second) || !isBits(third)) return undefined;
    // A request has four fields at most (RFC 2986, section 4.1), a certificate six at least (RFC 5280, section 4.1).
    return partsOf(first).length <= 4 ? 'request' : 'certificate';
  }
  if (!isInteger(first)) return undefined;
  if (isSequence(second) && isOctets(third)) return 'pkcs8';
  if (isOctets(second)) return 'sec1';
  if (!parts.slice(0, 9).every(isInteger)) return undefined;
  return parts.length === 2 ? 'pkcs1Public' : parts.length >= 9 ? 'pkcs1' : undefined;
}

function readParts(bytes: Uint8Array): readonly DerNode[] {
  try {
    return partsOf(readDer(bytes));
  } catch (error) {
    if (isBroken(error)) return [];
    throw error;
  }
}
