import { sha1 } from '@noble/hashes/legacy.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { decodeUtf8 } from '#engine/utf8';
import { isAuthority } from '#formats/x509/authority.ts';
import { encodedOf, isBroken } from '#formats/der/der.ts';
import { isDer } from '#formats/pem/blocks.ts';
import {
  checkSignature,
  isSelfIssued,
  readRequest,
  readX509,
  type Check,
  type Request,
  type X509,
} from '#formats/x509/certificate.ts';
import { toBase64 } from '#lib/bytes';
import { chainOf, leafOf, linksOf, type Chain, type Link } from './chain.ts';
import { opensslHex, showExtension, type ShownExtension } from './extensions.ts';
import { ownerOf, type KeyOwner } from './owner.ts';
import { problemsOf, problemsOfRequest, type Problem } from './problems.ts';
import { readBlocks, readDerFile, type Block, type Blocks } from './read-certificates.ts';
import { strengthOf } from './strength.ts';

/** The facts that certificates and requests have in common. */
interface SharedFacts {
  /** Place among those of the input, from 1. */
  readonly number: number;
  readonly problems: readonly Problem[];
  /** As RFC 4514 writes names; may be empty. */
  readonly subject: string;
  /** What it is for: hosts, addresses, mailboxes. */
  readonly names: readonly string[];
  /** Such as “RSA 2048”. */
  readonly key: string;
  /** See `strengthOf`. */
  readonly strength: number | null;
  /** Such as “RSA with SHA-256”. */
  readonly signature: string;
  readonly check: Check | 'noIssuer';
  readonly extensions: readonly ShownExtension[];
  /** Of the whole in DER, as upper-case hex with colons. */
  readonly sha256: string;
  readonly sha1: string;
  /** SHA-256 of the public key as SPKI, in Base64: the pin of RFC 7469. */
  readonly pin: string;
}
export interface CertificateFacts extends SharedFacts {
  readonly is: 'certificate';
  readonly version: number;
  /** Upper-case hex, as `openssl` prints it. */
  readonly serial: string;
  readonly issuer: string;
  /** ISO 8601. */
  readonly notBefore: string;
  readonly notAfter: string;
  readonly state: 'valid' | 'expired' | 'notYet';
  /** Whole days until it ends, since it ended, or until it begins. */
  readonly days: number;
  readonly role: 'leaf' | 'intermediate' | 'root';
  readonly isSelfSigned: boolean;
  /** Number of the certificate that signed it; null where that is not there. */
  readonly signedBy: number | null;
}
export interface RequestFacts extends SharedFacts {
  readonly is: 'request';
  /** Names of what else the request has, such as a challenge password. */
  readonly attributes: readonly string[];
}

export interface CertificateReport {
  readonly certificates: readonly CertificateFacts[];
  readonly requests: readonly RequestFacts[];
  /** Null for fewer than two certificates. */
  readonly chain: Chain | null;
  /** Null without a private key. */
  readonly privateKey: KeyOwner | null;
  /** ISO 8601: the time that validity is told for. */
  readonly checkedAt: string;
  /** What nobody can tell from the certificates alone. */
  readonly notChecked: readonly ['trust', 'revocation'];
}

interface Options {
  /** A private key that may belong to one of them; empty: the one that stands beside them in the text. */
  readonly privateKey: string;
  readonly passphrase: string;
}
type Context = Pick<RunContext, 'sources' | 'note'>;

/**
 * The facts about all certificates and requests of a text, what is wrong with them, their chain, and whether a private key
 * belongs to them. Throws `error.…`.
 */
export const certificate = (text: string, options: Options, context: Context): Promise<CertificateReport> =>
  report(readBlocks(text, context.note), options, context);

/** The same of a file: PEM, or the DER of one certificate or request. */
export const certificateFile = (bytes: Uint8Array, options: Options, context: Context): Promise<CertificateReport> =>
  isDer(bytes) ? report(readDerFile(bytes), options, context) : certificate(decodeUtf8(bytes), options, context);

async function report({ blocks, keys }: Blocks, options: Options, context: Context): Promise<CertificateReport> {
  const { note, sources } = context;
  const read = blocks.filter(({ is }) => is === 'certificate').map((block) => readBlock(block, readX509));
  const asked = blocks.filter(({ is }) => is === 'request').map((block) => readBlock(block, readRequest));
  const links = linksOf(read);
  const now = sources.now();
  const leaf = leafOf(read, links);
  if (keys.length > 0) note('warning.keyInText');
  if (keys.length > 1 && options.privateKey === '') note('warning.moreKeys');
  return {
    certificates: read.map((one, index) =>
      certificateFacts(one, index, links[index]!, { now, isLeaf: index === leaf, hasOthers: read.length > 1 }),
    ),
    requests: asked.map(requestFacts),
    chain: read.length < 2 ? null : chainOf(read, links),
    privateKey: await ownerOf(keys[0], options, [read, asked], note),
    checkedAt: new Date(now).toISOString(),
    notChecked: ['trust', 'revocation'],
  };
}

/** Says where a certificate or request begins that is broken. */
function readBlock<T>({ der, at }: Block, read: (der: Uint8Array) => T): T {
  try {
    return read(der);
  } catch (error) {
    throw isBroken(error) ? new ToolError('error.certStructure', {}, { at }) : error;
  }
}

const DAY = 86_400_000;

function certificateFacts(
  read: X509,
  index: number,
  { issuer, check }: Link,
  { now, isLeaf, hasOthers }: { readonly now: number; readonly isLeaf: boolean; readonly hasOthers: boolean },
): CertificateFacts {
  const [from, to] = [read.notBefore.getTime(), read.notAfter.getTime()];
  const state = now < from ? 'notYet' : now > to ? 'expired' : 'valid';
  const days = Math.floor(Math.abs((state === 'notYet' ? from : to) - now) / DAY);
  const isSelfSigned = issuer === index && check === 'valid';
  const shared = sharedFacts(read, index, check);
  return {
    is: 'certificate',
    problems: problemsOf(read, shared, { state, days, isSelfSigned, isLeaf, hasOthers }),
    ...shared,
    version: read.version,
    serial: serialText(read.serial),
    issuer: read.issuer.text,
    notBefore: read.notBefore.toISOString(),
    notAfter: read.notAfter.toISOString(),
    state,
    days,
    role: !isAuthority(read) ? 'leaf' : isSelfIssued(read) ? 'root' : 'intermediate',
    isSelfSigned,
    signedBy: issuer === undefined || check !== 'valid' ? null : issuer + 1,
  };
}

function requestFacts(read: Request, index: number): RequestFacts {
  const shared = sharedFacts(read, index, checkSignature(read, read.key));
  const attributes = read.attributes.map((oid) => ATTRIBUTES[oid] ?? oid);
  return { is: 'request', problems: problemsOfRequest(read, shared), ...shared, attributes };
}

const ATTRIBUTES: Readonly<Record<string, string>> = {
  '1.2.840.113549.1.9.2': 'unstructuredName',
  '1.2.840.113549.1.9.7': 'challengePassword',
};

function sharedFacts(read: X509 | Request, index: number, check: Link['check']): Omit<SharedFacts, 'problems'> {
  const { der, key, scheme } = read;
  const extensions = read.extensions.map(showExtension);
  return {
    number: index + 1,
    subject: read.subject.text,
    names: extensions.find(({ name }) => name === 'subjectAltName')?.values ?? [],
    key: key.name,
    strength: strengthOf(key.name),
    signature: scheme.name,
    check,
    extensions,
    sha256: opensslHex(sha256(der)),
    sha1: opensslHex(sha1(der)),
    pin: toBase64(sha256(encodedOf(read.spki))),
  };
}

/** A number in whole bytes, with a sign before it where it is negative. */
function serialText(serial: bigint): string {
  const digits = (serial < 0n ? -serial : serial).toString(16).toUpperCase();
  return `${serial < 0n ? '-' : ''}${digits.length % 2 === 0 ? '' : '0'}${digits}`;
}
