import { AltName, ExtKeyUsage } from 'pkijs';
import { isAuthority } from '#formats/x509/authority.ts';
import { extensionOf, type Request, type X509 } from '#formats/x509/certificate.ts';
import type { ShownExtension } from './extensions.ts';

/** What is wrong with a certificate or request, or may be. */
export type Problem =
  | 'expired'
  | 'notYet'
  | 'soon'
  | 'invalid'
  | 'noNames'
  | 'caAsLeaf'
  | 'weakKey'
  | 'md5'
  | 'sha1'
  | 'serial'
  | 'unknownCritical';

/** NIST SP 800-131A: RSA keys that are shorter are no longer allowed. */
const SAFE_STRENGTH = 112;
/** Days before its end from which on a certificate is to be renewed. */
const SOON = 30;
/** Octets of a serial number (RFC 5280, section 4.1.2.2). */
const MAX_SERIAL_BITS = 160;

const SERVER_AUTH = ['1.3.6.1.5.5.7.3.1', '2.5.29.37.0'];

interface Facts {
  readonly signature: string;
  readonly strength: number | null;
  readonly check: string;
  readonly extensions: readonly ShownExtension[];
}

/** The problems that certificates and requests share. */
function sharedProblems({ signature, strength, check, extensions }: Facts, isSelfSigned: boolean): Problem[] {
  const problems: Problem[] = [];
  if (check === 'invalid') problems.push('invalid');
  // Nobody relies on the signature of a root by its own key.
  if (!isSelfSigned && signature.endsWith('MD5')) problems.push('md5');
  if (!isSelfSigned && signature.endsWith('SHA-1')) problems.push('sha1');
  if (strength !== null && strength < SAFE_STRENGTH) problems.push('weakKey');
  if (extensions.some(({ isCritical, name }) => isCritical && name === '')) problems.push('unknownCritical');
  return problems;
}

interface Context {
  readonly state: 'valid' | 'expired' | 'notYet';
  readonly days: number;
  readonly isSelfSigned: boolean;
  /** It stands where the certificate of a server does. */
  readonly isLeaf: boolean;
  /** There are others beside it. */
  readonly hasOthers: boolean;
}

/** The problems of a certificate, the worst first. */
export function problemsOf(read: X509, facts: Facts, context: Context): Problem[] {
  const { state, days, isSelfSigned, isLeaf, hasOthers } = context;
  const problems: Problem[] = [];
  if (state !== 'valid') problems.push(state);
  problems.push(...sharedProblems(facts, isSelfSigned));
  const isForServers = extensionOf(read, '2.5.29.37', ExtKeyUsage)?.keyPurposes.some((oid) =>
    SERVER_AUTH.includes(oid),
  );
  if (isAuthority(read)) {
    if (isLeaf && (hasOthers || isForServers === true || hasNames(read))) problems.push('caAsLeaf');
  } else if (isLeaf && isForServers !== false && !hasNames(read)) problems.push('noNames');
  if (state === 'valid' && days < SOON) problems.push('soon');
  if (read.serial <= 0n || read.serial.toString(2).length > MAX_SERIAL_BITS) problems.push('serial');
  return problems;
}

/** The problems of a request. */
export const problemsOfRequest = (read: Request, facts: Facts): Problem[] => [
  ...sharedProblems(facts, false),
  ...(hasNames(read) ? [] : (['noNames'] as const)),
];

const DNS = 2;
const IP = 7;
const EMAIL = 1;

/** Whether it names hosts, addresses or mailboxes; clients ignore the common name (RFC 9525, section 2). */
const hasNames = (read: X509 | Request): boolean =>
  extensionOf(read, '2.5.29.17', AltName)?.altNames.some(({ type }) => [DNS, IP, EMAIL].includes(type)) === true;
