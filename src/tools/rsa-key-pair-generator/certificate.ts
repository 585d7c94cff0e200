import { sha1 } from '@noble/hashes/legacy.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { schemeOf, UnknownAlgorithm } from '#formats/x509/algorithms.ts';
import {
  checkSignature,
  readExtensions,
  readSigned,
  readX509,
  type Extension,
  type Signed,
  type X509,
} from '#formats/x509/certificate.ts';
import { nameText } from '#formats/x509/name.ts';
import { readPublicKey } from '#formats/x509/verify.ts';
import { toBase64 } from '#lib/bytes';
import { childAt, childrenOf, contextTag, DerError, encodedOf, oidOf, readDer, TAG, type DerNode } from '#lib/der';
import { chainOf, isSelfIssued, linksOf, mayIssue, type Chain, type Link } from './chain.ts';
import { colonHex, showExtension, type ShownExtension } from './extensions.ts';
import { nameOf } from './facts.ts';
import { isSame } from './key.ts';
import { readSpki } from './key-der.ts';
import { readBlocks, type Block } from './pem-blocks.ts';
import { readKey, type ReadKey } from './read-key.ts';
import { SAFE_BITS } from './weak.ts';

/** The facts that certificates and requests have in common. */
interface SharedFacts {
  /** Place among those of the input, from 1. */
  readonly number: number;
  /** As RFC 4514 writes names; may be empty. */
  readonly subject: string;
  readonly key: string;
  readonly isWeak: boolean;
  /** Such as “RSA with SHA-256”. */
  readonly signature: string;
  /** It is by MD5 or SHA-1, of which two texts with the same digest have been made. */
  readonly isBroken: boolean;
  readonly check: Link['check'];
  readonly extensions: readonly ShownExtension[];
  /** Of the whole in DER, as upper-case hex with colons. */
  readonly sha256: string;
  readonly sha1: string;
  /** SHA-256 of the public key as SPKI, as Base64: the pin of RFC 7469. */
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
  readonly now: 'valid' | 'expired' | 'notYet';
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
  /** A private key in the input: which of the certificates and requests it belongs to; null where there is no key. */
  readonly privateKey: {
    readonly algorithm: string;
    readonly certificate: number | null;
    readonly request: number | null;
  } | null;
}

type Context = Pick<RunContext, 'sources' | 'note'>;

/**
 * The facts about all certificates and requests of a text, their chain, and whether a private key beside them belongs to
 * them. Throws `error.certStructure`, those of `readBlocks`, and of a private key those of `readKey`.
 */
export async function certificate(
  text: string,
  { passphrase }: { readonly passphrase: string },
  { sources, note }: Context,
): Promise<CertificateReport> {
  const { blocks, keys } = readBlocks(text, note);
  const read = blocks.filter(({ is }) => is === 'certificate').map((block) => placed(block, () => readX509(block.der)));
  const asked = blocks.filter(({ is }) => is === 'request').map((block) => placed(block, () => readRequest(block.der)));
  const links = linksOf(read.map(({ value }) => value));
  const now = sources.now();
  const isIssuer = (index: number) => links.some(({ issuer }, other) => issuer === index && other !== index);
  const certificates = read.map(({ block, value }, index) =>
    placed(block, () => certificateFacts(value, index, links[index]!, now, isIssuer(index))),
  );
  const requests = asked.map(({ block, value }, index) => placed(block, () => requestFacts(value, index)));
  const key = keys.length === 0 ? undefined : await readKey(text, { passphrase, note });
  if (keys.length > 1) note('note.moreKeys');
  return {
    certificates: certificates.map(({ value }) => value),
    requests: requests.map(({ value }) => value),
    chain:
      read.length < 2
        ? null
        : chainOf(
            read.map(({ value }) => value),
            links,
          ),
    privateKey:
      key === undefined
        ? null
        : {
            algorithm: nameOf(key.key),
            certificate: ownerOf(
              key,
              read.map(({ value }) => value.spki),
            ),
            request: ownerOf(
              key,
              asked.map(({ value }) => value.spki),
            ),
          },
  };
}

/** Reads a block; what is broken is told at its place in the input. */
function placed<T>(block: Block, read: () => T): { readonly block: Block; readonly value: T } {
  try {
    return { block, value: read() };
  } catch (error) {
    if (error instanceof DerError) throw new ToolError('error.certStructure', {}, { at: block.placeOf(error.offset) });
    throw error;
  }
}

/** The number of the first whose public key is of the same pair. */
function ownerOf({ key }: ReadKey, publics: readonly DerNode[]): number | null {
  const index = publics.findIndex((spki) => {
    try {
      return isSame(key, readSpki(encodedOf(spki)));
    } catch (error) {
      // A key of another kind, which is read for its facts only.
      if (error instanceof ToolError || error instanceof DerError) return false;
      throw error;
    }
  });
  return index < 0 ? null : index + 1;
}

/** A request for a certificate: PKCS #10 (RFC 2986). */
interface Request extends Signed {
  readonly der: Uint8Array;
  readonly subject: DerNode;
  readonly spki: DerNode;
  readonly extensions: readonly Extension[];
  readonly attributes: readonly string[];
}

const EXTENSION_REQUEST = '1.2.840.113549.1.9.14';
const ATTRIBUTES: Readonly<Record<string, string>> = {
  '1.2.840.113549.1.9.2': 'unstructuredName',
  '1.2.840.113549.1.9.7': 'challengePassword',
};

/** Throws `DerError`. */
function readRequest(der: Uint8Array): Request {
  const { body, ...signed } = readSigned(readDer(der));
  const fields = childrenOf(body);
  const set = fields.find(({ tag }) => tag === contextTag(0));
  const attributes = (set === undefined ? [] : childrenOf(set, set.tag)).map((attribute) => {
    const parts = childrenOf(attribute);
    const values = childAt(attribute, parts, 1);
    return { oid: oidOf(childAt(attribute, parts, 0)), values: childrenOf(values, TAG.set) };
  });
  const isExtensions = ({ oid }: { readonly oid: string }) => oid === EXTENSION_REQUEST;
  return {
    ...signed,
    der,
    subject: childAt(body, fields, 1),
    spki: childAt(body, fields, 2),
    extensions: attributes.filter(isExtensions).flatMap(({ values }) => values.flatMap(readExtensions)),
    attributes: attributes.filter((one) => !isExtensions(one)).map(({ oid }) => ATTRIBUTES[oid] ?? oid),
  };
}

const DAY = 86_400_000;

function certificateFacts(read: X509, index: number, link: Link, now: number, hasIssued: boolean): CertificateFacts {
  const { notBefore, notAfter } = read;
  const state = now < notBefore ? 'notYet' : now > notAfter ? 'expired' : 'valid';
  const edge = { notYet: notBefore, expired: notAfter, valid: notAfter }[state];
  const isIssuing = hasIssued || mayIssue(read);
  return {
    is: 'certificate',
    ...sharedFacts(read, index, link.check),
    version: read.version,
    serial: serialText(read.serial),
    issuer: nameText(read.issuer),
    notBefore: new Date(notBefore).toISOString(),
    notAfter: new Date(notAfter).toISOString(),
    now: state,
    days: Math.floor(Math.abs(edge - now) / DAY),
    role: !isIssuing ? 'leaf' : isSelfIssued(read) ? 'root' : 'intermediate',
    isSelfSigned: link.issuer === index && link.check === 'valid',
    signedBy: link.issuer === undefined ? null : link.issuer + 1,
  };
}

const requestFacts = (read: Request, index: number): RequestFacts => ({
  is: 'request',
  ...sharedFacts(read, index, checkSignature(read, read.spki)),
  attributes: read.attributes,
});

type Shared = Signed & Pick<X509, 'der' | 'subject' | 'spki' | 'extensions'>;

function sharedFacts(read: Shared, index: number, check: Link['check']): SharedFacts {
  const [scheme, key] = [schemeName(read.algorithm), keyName(read.spki)];
  const bits = /^RSA (\d+)$/.exec(key)?.[1];
  return {
    number: index + 1,
    subject: nameText(read.subject),
    key,
    isWeak: bits !== undefined && Number(bits) < SAFE_BITS,
    signature: scheme,
    isBroken: /(?:MD5|SHA-1)$/.test(scheme),
    check,
    extensions: read.extensions.map(showExtension),
    sha256: colonHex(sha256(read.der)),
    sha1: colonHex(sha1(read.der)),
    pin: toBase64(sha256(encodedOf(read.spki))),
  };
}

/** A number in whole bytes, with a sign before it where it is negative. */
function serialText(serial: bigint): string {
  const digits = (serial < 0n ? -serial : serial).toString(16).toUpperCase();
  return `${serial < 0n ? '-' : ''}${digits.length % 2 === 0 ? '' : '0'}${digits}`;
}

/** Public keys that are named only, by their identifiers. */
const KEYS: Readonly<Record<string, string>> = {
  '1.3.101.110': 'X25519',
  '1.3.101.111': 'X448',
  '1.2.840.10040.4.1': 'DSA',
  '2.16.840.1.101.3.4.3.17': 'ML-DSA-44',
  '2.16.840.1.101.3.4.3.18': 'ML-DSA-65',
  '2.16.840.1.101.3.4.3.19': 'ML-DSA-87',
};

/** The name of a key. An error within it has an offset of its own there, so it is reported of the key as a whole. */
function keyName(spki: DerNode): string {
  try {
    return named(() => {
      const key = readPublicKey(spki);
      return key.is === 'ecdsa' ? `ECDSA ${key.name}` : key.name;
    });
  } catch (error) {
    // eslint-disable-next-line no-restricted-syntax -- the reader of the certificate turns it into a ToolError
    if (error instanceof DerError) throw new DerError(error.reason, spki.offset);
    throw error;
  }
}

const SCHEMES = { rsa: 'RSA', ecdsa: 'ECDSA', pss: 'RSA-PSS' };

function schemeName(algorithm: DerNode): string {
  return named(() => {
    const scheme = schemeOf(algorithm);
    return scheme.is === 'eddsa' ? eddsaName(algorithm) : `${SCHEMES[scheme.is]} with ${scheme.hash}`;
  });
}

const eddsaName = (algorithm: DerNode) =>
  oidOf(childAt(algorithm, childrenOf(algorithm), 0)) === '1.3.101.113' ? 'Ed448' : 'Ed25519';

/** A name, or the identifier of what is not known. Throws `DerError`. */
function named(name: () => string): string {
  try {
    return name();
  } catch (error) {
    if (error instanceof UnknownAlgorithm) return KEYS[error.what] ?? error.what;
    throw error;
  }
}
