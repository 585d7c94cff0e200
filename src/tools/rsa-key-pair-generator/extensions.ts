import { escapeControls, latin1, nameText, stringOf } from '#formats/x509/name.ts';
import { isTrue, type Extension } from '#formats/x509/certificate.ts';
import { toHex } from '#lib/bytes';
import {
  childAt,
  childrenOf,
  contentOf,
  contextTag,
  DerError,
  integerOf,
  numberOf,
  octetsOf,
  oidOf,
  readDer,
  TAG,
  type DerNode,
} from '#lib/der';
import { ipv4Text } from '#lib/ipv4';
import { ipv6Text } from '#lib/ipv6';
import { unicodeHost } from '#lib/punycode';

/* Extensions of certificates and requests in readable form: RFC 5280, section 4.2; names and values are those of the standard. */

/** An extension as it is shown. */
export interface ShownExtension {
  readonly oid: string;
  /** Such as `subjectAltName`; empty for one that is not known. */
  readonly name: string;
  readonly isCritical: boolean;
  /** One item a line; hex where the value is not read here. */
  readonly values: readonly string[];
}

type Read = (value: Uint8Array) => string[];

/** Names, and how the values are read; `undefined` shows hex. */
const KNOWN: Readonly<Record<string, readonly [name: string, read?: Read]>> = {
  '2.5.29.14': ['subjectKeyIdentifier', (value) => [colonHex(octetsOf(readDer(value)))]],
  '2.5.29.15': ['keyUsage', (value) => flags(readDer(value), KEY_USAGES)],
  '2.5.29.17': ['subjectAltName', (value) => generalNames(readDer(value))],
  '2.5.29.18': ['issuerAltName', (value) => generalNames(readDer(value))],
  '2.5.29.19': ['basicConstraints', basicConstraints],
  '2.5.29.30': ['nameConstraints', nameConstraints],
  '2.5.29.31': ['cRLDistributionPoints', distributionPoints],
  '2.5.29.32': ['certificatePolicies', policies],
  '2.5.29.33': ['policyMappings'],
  '2.5.29.35': ['authorityKeyIdentifier', authorityKey],
  '2.5.29.36': ['policyConstraints'],
  '2.5.29.37': ['extKeyUsage', (value) => childrenOf(readDer(value)).map(purpose)],
  '2.5.29.46': ['freshestCRL', distributionPoints],
  '2.5.29.54': ['inhibitAnyPolicy'],
  '1.3.6.1.5.5.7.1.1': ['authorityInfoAccess', accesses],
  '1.3.6.1.5.5.7.1.3': ['qcStatements'],
  '1.3.6.1.5.5.7.1.11': ['subjectInfoAccess', accesses],
  '1.3.6.1.5.5.7.1.24': ['tlsFeature', (value) => childrenOf(readDer(value)).map(tlsFeature)],
  '1.3.6.1.4.1.11129.2.4.2': ['signedCertificateTimestampList', (value) => [`SCT: ${countTimestamps(value)}`]],
  '1.3.6.1.4.1.11129.2.4.3': ['ctPoison'],
  '1.3.6.1.4.1.311.20.2': ['certificateTemplateName', (value) => [shown(stringOf(readDer(value)))]],
  '1.3.6.1.4.1.311.21.7': ['certificateTemplate'],
  '2.16.840.1.113730.1.1': ['netscapeCertType'],
  '2.16.840.1.113730.1.13': ['netscapeComment', (value) => [shown(stringOf(readDer(value)))]],
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

/** An extension in readable form; a broken value is shown as hex. */
export function showExtension({ oid, isCritical, value }: Extension): ShownExtension {
  const [name = '', read] = Object.hasOwn(KNOWN, oid) ? (KNOWN[oid] ?? []) : [];
  return { oid, name, isCritical, values: readable(value, read) ?? [colonHex(value)] };
}

function readable(value: Uint8Array, read: Read | undefined): string[] | undefined {
  try {
    return read?.(value);
  } catch (error) {
    if (error instanceof DerError) return undefined;
    throw error;
  }
}

/** Upper-case hex with colons, as `openssl` prints bytes. */
export const colonHex = (bytes: Uint8Array): string =>
  toHex(bytes)
    .toUpperCase()
    .replace(/..(?=.)/g, '$&:');

const shown = escapeControls;

function flags(node: DerNode, names: readonly string[]): string[] {
  // eslint-disable-next-line no-restricted-syntax -- `readable` catches it and shows the bytes instead
  if (node.tag !== TAG.bits) throw new DerError('tag', node.offset);
  const bytes = contentOf(node).subarray(1);
  return names.filter((_, index) => ((bytes[index >> 3] ?? 0) & (0x80 >> (index & 7))) !== 0);
}

function basicConstraints(value: Uint8Array): string[] {
  const parts = childrenOf(readDer(value));
  const isAuthority = parts[0] !== undefined && isTrue(parts[0]);
  const length = parts.find(({ tag }) => tag === TAG.integer);
  return [`CA:${isAuthority ? 'TRUE' : 'FALSE'}`, ...(length === undefined ? [] : [`pathlen:${integerOf(length)}`])];
}

const generalNames = (list: DerNode): string[] => childrenOf(list, list.tag).map(generalName);

/** Section 4.2.1.6; a host name is also shown in the letters that it stands for. */
function generalName(node: DerNode): string {
  const text = () => shown(latin1(contentOf(node)));
  switch (node.tag) {
    case contextTag(1, { implicit: true }):
      return `email:${text()}`;
    case contextTag(2, { implicit: true }): {
      const [host, unicode] = [text(), shown(unicodeHost(text()))];
      return host === unicode ? `DNS:${host}` : `DNS:${host} (${unicode})`;
    }
    case contextTag(6, { implicit: true }):
      return `URI:${text()}`;
    case contextTag(7, { implicit: true }):
      return `IP:${address(contentOf(node))}`;
    case contextTag(4):
      return `DirName:${nameText(childAt(node, childrenOf(node, node.tag), 0))}`;
    case contextTag(8, { implicit: true }):
      return `RID:${oidOf({ ...node, tag: TAG.oid })}`;
    case contextTag(0):
      return otherName(node);
    default:
      return `[${node.tag & 31}]:${colonHex(contentOf(node))}`;
  }
}

function otherName(node: DerNode): string {
  const parts = childrenOf(node, node.tag);
  const wrapper = childAt(node, parts, 1);
  const inner = childAt(wrapper, childrenOf(wrapper, wrapper.tag), 0);
  const isText = inner.tag === TAG.utf8 || inner.tag === TAG.printable || inner.tag === 0x16;
  return `otherName:${oidOf(childAt(node, parts, 0))}:${isText ? shown(stringOf(inner)) : colonHex(contentOf(inner))}`;
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
      return colonHex(bytes);
  }
}

function nameConstraints(value: Uint8Array): string[] {
  return childrenOf(readDer(value)).flatMap((list) => {
    const side = list.tag === contextTag(0) ? 'permitted' : 'excluded';
    return childrenOf(list, list.tag).map((tree) => `${side}: ${generalName(childAt(tree, childrenOf(tree), 0))}`);
  });
}

function distributionPoints(value: Uint8Array): string[] {
  return childrenOf(readDer(value)).flatMap((point) =>
    childrenOf(point).flatMap((part) => {
      // The issuer of the list, and the name of the place within [0] as [0], are general names.
      if (part.tag === contextTag(2)) return generalNames(part);
      const [full] = part.tag === contextTag(0) ? childrenOf(part, part.tag) : [];
      return full?.tag === contextTag(0) ? generalNames(full) : [];
    }),
  );
}

function authorityKey(value: Uint8Array): string[] {
  return childrenOf(readDer(value)).flatMap((part) => {
    switch (part.tag) {
      case contextTag(0, { implicit: true }):
        return [colonHex(contentOf(part))];
      case contextTag(1):
        return generalNames(part);
      default:
        return [`serial:${colonHex(contentOf(part))}`];
    }
  });
}

function policies(value: Uint8Array): string[] {
  return childrenOf(readDer(value)).flatMap((policy) => {
    const parts = childrenOf(policy);
    const oid = oidOf(childAt(policy, parts, 0));
    const name = Object.hasOwn(POLICIES, oid) ? ` (${POLICIES[oid]})` : '';
    const qualifiers = parts[1] === undefined ? [] : childrenOf(parts[1]);
    return [`${oid}${name}`, ...qualifiers.flatMap(statementAddress)];
  });
}

/** The address of a certification practice statement; other qualifiers are long texts. */
function statementAddress(qualifier: DerNode): string[] {
  const parts = childrenOf(qualifier);
  const isAddress = oidOf(childAt(qualifier, parts, 0)) === '1.3.6.1.5.5.7.2.1';
  return isAddress ? [`CPS: ${shown(stringOf(childAt(qualifier, parts, 1)))}`] : [];
}

function accesses(value: Uint8Array): string[] {
  return childrenOf(readDer(value)).map((access) => {
    const parts = childrenOf(access);
    const oid = oidOf(childAt(access, parts, 0));
    return `${ACCESSES[oid] ?? oid}: ${generalName(childAt(access, parts, 1))}`;
  });
}

function purpose(node: DerNode): string {
  const oid = oidOf(node);
  return PURPOSES[oid] ?? oid;
}

/** RFC 7633; 5 is OCSP stapling. */
function tlsFeature(node: DerNode): string {
  const number = integerOf(node);
  return number === 5n ? 'status_request' : String(number);
}

/** SignedCertificateTimestampList of RFC 6962, section 3.3: each with its size before it. */
function countTimestamps(value: Uint8Array): number {
  const node = readDer(value);
  const bytes = octetsOf(node);
  let [at, count] = [2, 0];
  for (; at < bytes.length; count++) at += 2 + Number(numberOf(bytes.subarray(at, at + 2)));
  // eslint-disable-next-line no-restricted-syntax -- `readable` catches it and shows the bytes instead
  if (at !== bytes.length) throw new DerError('value', node.start);
  return count;
}
