import {
  AltName,
  AuthorityKeyIdentifier,
  BasicConstraints,
  CertificatePolicies,
  CRLDistributionPoints,
  ExtKeyUsage,
  InfoAccess,
  NameConstraints,
  SignedCertificateTimestampList,
  type Extension,
  type GeneralName,
  type RelativeDistinguishedNames,
} from 'pkijs';
import { BitString, OctetString, type Constructed } from 'asn1js';
import { unicodeHost } from '#formats/url/host.ts';
import { broken, encodedOf, integerOf, oidOf, partsOf, readDer, type DerNode } from '#formats/der/der.ts';
import { escapeControls, nameText, stringOf } from '#formats/x509/name.ts';
import { parsedOf } from '#formats/x509/parsed.ts';
import { ipv4Text } from '#lib/ip/ipv4';
import { ipv6Text } from '#lib/ip/ipv6';
import { colonHex, numberOf } from './numbers.ts';

/* Extensions of certificates and requests in readable form (RFC 5280, section 4.2); names and values are the standard's. */

/** An extension as it is shown. */
export interface ShownExtension {
  readonly oid: string;
  /** Such as `subjectAltName`; empty for one that is not known. */
  readonly name: string;
  readonly isCritical: boolean;
  /** One item a line; hex where the value is not read here. */
  readonly values: readonly string[];
}

/** Names by their identifiers. */
const NAMES: Readonly<Record<string, string>> = {
  '2.5.29.14': 'subjectKeyIdentifier',
  '2.5.29.15': 'keyUsage',
  '2.5.29.17': 'subjectAltName',
  '2.5.29.18': 'issuerAltName',
  '2.5.29.19': 'basicConstraints',
  '2.5.29.30': 'nameConstraints',
  '2.5.29.31': 'cRLDistributionPoints',
  '2.5.29.32': 'certificatePolicies',
  '2.5.29.33': 'policyMappings',
  '2.5.29.35': 'authorityKeyIdentifier',
  '2.5.29.36': 'policyConstraints',
  '2.5.29.37': 'extKeyUsage',
  '2.5.29.46': 'freshestCRL',
  '2.5.29.54': 'inhibitAnyPolicy',
  '1.3.6.1.5.5.7.1.1': 'authorityInfoAccess',
  '1.3.6.1.5.5.7.1.3': 'qcStatements',
  '1.3.6.1.5.5.7.1.11': 'subjectInfoAccess',
  '1.3.6.1.5.5.7.1.24': 'tlsFeature',
  '1.3.6.1.4.1.11129.2.4.2': 'signedCertificateTimestampList',
  '1.3.6.1.4.1.11129.2.4.3': 'ctPoison',
  '1.3.6.1.4.1.311.20.2': 'certificateTemplateName',
  '1.3.6.1.4.1.311.21.7': 'certificateTemplate',
  '2.16.840.1.113730.1.1': 'netscapeCertType',
  '2.16.840.1.113730.1.13': 'netscapeComment',
};

/** Section 4.2.1.3; the bit of each is its place. */
const KEY_USAGES = [
  'digitalSignature',
  'nonRepudiation',
  'keyEncipherment',
  'dataEncipherment',
  'keyAgreement',
  'keyCertSign',
  'cRLSign',
  'encipherOnly',
  'decipherOnly',
];

/** Section 4.2.1.12, and others that certificates have. */
const PURPOSES: Readonly<Record<string, string>> = {
  '2.5.29.37.0': 'anyExtendedKeyUsage',
  '1.3.6.1.5.5.7.3.1': 'serverAuth',
  '1.3.6.1.5.5.7.3.2': 'clientAuth',
  '1.3.6.1.5.5.7.3.3': 'codeSigning',
  '1.3.6.1.5.5.7.3.4': 'emailProtection',
  '1.3.6.1.5.5.7.3.8': 'timeStamping',
  '1.3.6.1.5.5.7.3.9': 'OCSPSigning',
  '1.3.6.1.4.1.311.20.2.2': 'smartcardLogon',
};

/** CA/Browser Forum, Baseline Requirements, section 7.1.6.1. */
const POLICIES: Readonly<Record<string, string>> = {
  '2.5.29.32.0': 'anyPolicy',
  '2.23.140.1.1': 'EV',
  '2.23.140.1.2.1': 'DV',
  '2.23.140.1.2.2': 'OV',
  '2.23.140.1.2.3': 'IV',
};

const ACCESSES: Readonly<Record<string, string>> = {
  '1.3.6.1.5.5.7.48.1': 'OCSP',
  '1.3.6.1.5.5.7.48.2': 'CA issuers',
};

/** RFC 7633, section 6: OCSP stapling. */
const STATUS_REQUEST = 5n;

/** An extension in readable form; a value that is broken or not read here is hex. */
export function showExtension(extension: Extension): ShownExtension {
  const { extnID, critical, extnValue } = extension;
  const name = NAMES[extnID] ?? '';
  const values = quietly(() => valuesOf(name, parsedOf(extension)));
  return { oid: extnID, name, isCritical: critical, values: values ?? [opensslHex(extnValue.valueBlock.valueHexView)] };
}

/** Values that only look like what they should be. */
function quietly<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** Hex as `openssl` prints bytes. */
export const opensslHex = (bytes: Uint8Array): string => colonHex(bytes).toUpperCase();

function valuesOf(name: string, value: unknown): readonly string[] | undefined {
  if (value instanceof AltName) return value.altNames.map(generalName);
  if (value instanceof BasicConstraints) return basicConstraints(value);
  if (value instanceof ExtKeyUsage) return value.keyPurposes.map((oid) => PURPOSES[oid] ?? oid);
  if (value instanceof InfoAccess) {
    return value.accessDescriptions.map(
      ({ accessMethod, accessLocation }) => `${ACCESSES[accessMethod] ?? accessMethod}: ${generalName(accessLocation)}`,
    );
  }
  if (value instanceof CRLDistributionPoints) return distributionPoints(value);
  if (value instanceof CertificatePolicies) return policies(value);
  if (value instanceof NameConstraints) return nameConstraints(value);
  if (value instanceof AuthorityKeyIdentifier) return authorityKey(value);
  if (value instanceof SignedCertificateTimestampList) return timestamps(value);
  if (name === 'keyUsage' && value instanceof BitString) return keyUsages(value);
  if (name === 'subjectKeyIdentifier' && value instanceof OctetString)
    return [opensslHex(value.valueBlock.valueHexView)];
  if (name === 'tlsFeature') return partsOf(value as DerNode).map(tlsFeature);
  const text = stringOf(value as DerNode);
  return text === undefined ? undefined : [escapeControls(text)];
}

function basicConstraints({ cA, pathLenConstraint }: BasicConstraints): string[] {
  const length = pathLenConstraint === undefined ? [] : [`pathlen:${String(pathLenOf(pathLenConstraint))}`];
  return [`CA:${cA ? 'TRUE' : 'FALSE'}`, ...length];
}

const pathLenOf = (length: NonNullable<BasicConstraints['pathLenConstraint']>): bigint =>
  typeof length === 'number' ? BigInt(length) : length.toBigInt();

function keyUsages({ valueBlock: { valueHexView: bytes } }: BitString): string[] {
  return KEY_USAGES.filter((_, index) => ((bytes[index >> 3] ?? 0) & (0x80 >> (index & 7))) !== 0);
}

/** Section 4.2.1.6; a host name is also shown in the letters that it stands for. */
function generalName({ type, value }: GeneralName): string {
  const text = () => escapeControls(String(value));
  switch (type) {
    case 0:
      return otherName(value as DerNode);
    case 1:
      return `email:${text()}`;
    case 2: {
      const [host, unicode] = [text(), escapeControls(unicodeHost(String(value)))];
      return host === unicode ? `DNS:${host}` : `DNS:${host} (${unicode})`;
    }
    case 4:
      return `DirName:${nameText(readDer(new Uint8Array((value as RelativeDistinguishedNames).valueBeforeDecode)))}`;
    case 6:
      return `URI:${text()}`;
    case 7:
      return `IP:${address((value as OctetString).valueBlock.valueHexView)}`;
    case 8:
      return `RID:${text()}`;
    default:
      return `[${type}]:${opensslHex(encodedOf(value as DerNode))}`;
  }
}

function otherName(node: DerNode): string {
  // The parts of an implicitly tagged sequence.
  const [type, wrapper] = (node as Constructed).valueBlock.value;
  const [inner] = (wrapper as Constructed).valueBlock.value;
  if (inner === undefined) throw broken();
  const text = stringOf(inner);
  return `otherName:${oidOf(type)}:${text === undefined ? opensslHex(encodedOf(inner)) : escapeControls(text)}`;
}

/** An address, or, in name constraints, one with a mask. */
function address(bytes: Uint8Array): string {
  switch (bytes.length) {
    case 4:
      return ipv4Text(Number(numberOf(bytes)));
    case 16:
      return ipv6Text(numberOf(bytes));
    case 8:
    case 32:
      return `${address(bytes.subarray(0, bytes.length / 2))}/${address(bytes.subarray(bytes.length / 2))}`;
    default:
      return opensslHex(bytes);
  }
}

const nameConstraints = ({ permittedSubtrees = [], excludedSubtrees = [] }: NameConstraints): string[] => [
  ...permittedSubtrees.map(({ base }) => `permitted: ${generalName(base)}`),
  ...excludedSubtrees.map(({ base }) => `excluded: ${generalName(base)}`),
];

const distributionPoints = ({ distributionPoints: points }: CRLDistributionPoints): string[] =>
  points.flatMap(({ distributionPoint, cRLIssuer = [] }) => [
    ...(Array.isArray(distributionPoint) ? distributionPoint.map(generalName) : []),
    ...cRLIssuer.map(generalName),
  ]);

function authorityKey({ keyIdentifier, authorityCertIssuer = [], authorityCertSerialNumber }: AuthorityKeyIdentifier) {
  return [
    ...(keyIdentifier === undefined ? [] : [opensslHex(keyIdentifier.valueBlock.valueHexView)]),
    ...authorityCertIssuer.map(generalName),
    ...(authorityCertSerialNumber === undefined
      ? []
      : [`serial:${opensslHex(authorityCertSerialNumber.valueBlock.valueHexView)}`]),
  ];
}

function policies({ certificatePolicies }: CertificatePolicies): string[] {
  return certificatePolicies.flatMap(({ policyIdentifier: oid, policyQualifiers = [] }) => [
    POLICIES[oid] === undefined ? oid : `${oid} (${POLICIES[oid]})`,
    // The address of a certification practice statement; other qualifiers are long texts.
    ...policyQualifiers
      .filter(({ policyQualifierId }) => policyQualifierId === '1.3.6.1.5.5.7.2.1')
      .map(({ qualifier }) => `CPS: ${escapeControls(stringOf(qualifier as DerNode) ?? '')}`),
  ]);
}

/** Of each log its ID and the time at which it saw the certificate (RFC 6962, section 3.2). */
const timestamps = ({ timestamps: list }: SignedCertificateTimestampList): string[] =>
  list.map(({ timestamp, logID }) => `${timestamp.toISOString()} ${opensslHex(new Uint8Array(logID))}`);

function tlsFeature(node: DerNode): string {
  const number = integerOf(node);
  return number === STATUS_REQUEST ? 'status_request' : String(number);
}
