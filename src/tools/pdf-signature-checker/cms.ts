import {
  childAt,
  childrenOf,
  contextTag,
  encodedOf,
  integerOf,
  octetsOf,
  oidOf,
  readDer,
  TAG,
  type DerNode,
} from '#lib/der';
import type { AlgorithmName } from '#lib/digests/algorithms';
import { isEqual } from '#lib/digests/compare';
import { digestOf, schemeOf } from '#formats/x509/algorithms.ts';
import { isSameNode, timeOf } from '#formats/x509/certificate.ts';
import { hash, isSignedBy, readPublicKey, type Message } from '#formats/x509/verify.ts';
import { berToDer, BrokenStructure } from './ber.ts';
import { nameOf, readCertificate, shortName, type Certificate } from './certificate.ts';

const PKCS9 = '1.2.840.113549.1.9';
const SIGNED_DATA = '1.2.840.113549.1.7.2';
const CONTENT_TYPE = `${PKCS9}.3`;
const MESSAGE_DIGEST = `${PKCS9}.4`;
const SIGNING_TIME = `${PKCS9}.5`;
const SIGNING_CERTIFICATE = `${PKCS9}.16.2.12`;
const SIGNING_CERTIFICATE_V2 = `${PKCS9}.16.2.47`;
const TIMESTAMP = `${PKCS9}.16.2.14`;
export const TIMESTAMP_CONTENT = `${PKCS9}.16.1.4`;

/** SignedData (RFC 5652, section 5.1) with its first signer. */
export interface SignedData {
  readonly contentType: string;
  /** The signed content, where it is inside. */
  readonly content: Uint8Array | undefined;
  readonly certificates: readonly Certificate[];
  readonly signers: number;
  readonly signer: DerNode | undefined;
}

/** Reads the first value in these bytes. Throws `DerError`, `BrokenStructure`. */
export function readSignedData(bytes: Uint8Array): SignedData {
  const whole = readDer(berToDer(bytes).der);
  const outer = childrenOf(whole);
  if (oidOf(childAt(whole, outer, 0)) !== SIGNED_DATA) throw new BrokenStructure();
  const wrapper = childAt(whole, outer, 1);
  const data = childAt(wrapper, childrenOf(wrapper, contextTag(0)), 0);
  const fields = childrenOf(data);
  const encapsulated = childAt(data, fields, 2);
  const [type, explicit] = childrenOf(encapsulated);
  if (type === undefined) throw new BrokenStructure();
  const set = childAt(data, fields, fields.length - 1);
  const signers = childrenOf(set, TAG.set);
  const bag = fields.find(({ tag }) => tag === contextTag(0));
  return {
    contentType: oidOf(type),
    content: explicit && octetsOf(childAt(explicit, childrenOf(explicit, contextTag(0)), 0)),
    // Others than plain certificates may be in it: attribute certificates, which say nothing of the key.
    certificates: (bag === undefined ? [] : childrenOf(bag, bag.tag))
      .filter(({ tag }) => tag === TAG.sequence)
      .map((node) => readCertificate(encodedOf(node))),
    signers: signers.length,
    signer: signers[0],
  };
}

/** The verdict on a signer. */
export interface SignerCheck {
  readonly certificate: Certificate;
  readonly algorithm: string;
  readonly hash: AlgorithmName | undefined;
  readonly rsaBits: number | undefined;
  /** Whether the digest that was signed is that of the content. */
  readonly isDigestRight: boolean;
  /** Whether the signature is of that digest and by the certificate's key. */
  readonly isValueRight: boolean;
  /** Whether the certificate is the one that the signature names; undefined where it names none. */
  readonly isCertificateNamed: boolean | undefined;
  /** As the signer says, in milliseconds. */
  readonly signingTime: number | undefined;
  readonly signature: Uint8Array;
  /** A timestamp token (RFC 3161). */
  readonly timestamp: Uint8Array | undefined;
}

/** There is no certificate in the signature that the signer could be. */
export class SignerMissing extends Error {
  override readonly name = 'SignerMissing';
}

/**
 * Checks the first signer against the content, of which `digest` gives digests. Throws `DerError`, `BrokenStructure`, `UnknownAlgorithm`,
 * `SignerMissing`.
 */
export async function checkSigner(
  { contentType, certificates }: SignedData,
  signer: DerNode,
  digest: (name: AlgorithmName) => Promise<Uint8Array>,
): Promise<SignerCheck> {
  const fields = childrenOf(signer);
  const attributes = fields[3]?.tag === contextTag(0) ? fields[3] : undefined;
  const next = attributes === undefined ? 3 : 4;
  const certificate = findCertificate(certificates, childAt(signer, fields, 1));
  const digestName = digestOf(childAt(signer, fields, 2));
  const scheme = schemeOf(childAt(signer, fields, next), digestName);
  const signature = octetsOf(childAt(signer, fields, next + 1));
  const unsigned = fields[next + 2]?.tag === contextTag(1) ? readAttributes(fields[next + 2]!) : undefined;
  const signed = attributes && readAttributes(attributes);
  const key = readPublicKey(certificate.spki);
  const content = await digest(signed === undefined ? (scheme.hash ?? digestName) : digestName);
  const message: Message = attributes === undefined ? { digest: content } : { bytes: asSet(encodedOf(attributes)) };
  const isValueRight = isSignedBy(key, scheme, message, signature);
  const time = signed?.get(SIGNING_TIME);
  const timestamp = unsigned?.get(TIMESTAMP);
  return {
    certificate,
    algorithm: [scheme.is === 'pss' ? key.name.replace('RSA', 'RSA-PSS') : key.name, scheme.hash]
      .filter(Boolean)
      .join(', '),
    hash: scheme.hash ?? digestName,
    rsaBits: key.is === 'rsa' ? key.bits : undefined,
    isDigestRight: signed === undefined ? isValueRight : isContent(signed, contentType, content),
    isValueRight,
    isCertificateNamed: signed && isNamed(signed, certificate),
    signingTime: time && timeOf(time),
    signature,
    timestamp: timestamp && encodedOf(timestamp),
  };
}

/** Attributes are signed as a SET, whatever tag they have in the structure. */
function asSet(encoded: Uint8Array): Uint8Array {
  const set = encoded.slice();
  set[0] = TAG.set;
  return set;
}

/** The first value of each attribute. */
function readAttributes(node: DerNode): ReadonlyMap<string, DerNode> {
  return new Map(
    childrenOf(node, node.tag).map((attribute) => {
      const parts = childrenOf(attribute);
      const values = childAt(attribute, parts, 1);
      return [oidOf(childAt(attribute, parts, 0)), childAt(values, childrenOf(values, TAG.set), 0)];
    }),
  );
}

function isContent(signed: ReadonlyMap<string, DerNode>, contentType: string, digest: Uint8Array): boolean {
  const [type, stated] = [signed.get(CONTENT_TYPE), signed.get(MESSAGE_DIGEST)];
  return type !== undefined && oidOf(type) === contentType && stated !== undefined && isEqual(octetsOf(stated), digest);
}

function findCertificate(certificates: readonly Certificate[], id: DerNode): Certificate {
  const isMeant = (certificate: Certificate) => {
    if (id.tag === contextTag(0, { implicit: true }))
      return certificate.keyId !== undefined && isEqual(certificate.keyId, id.whole.subarray(id.start, id.end));
    const parts = childrenOf(id);
    return (
      isSameNode(childAt(id, parts, 0), certificate.issuer) && integerOf(childAt(id, parts, 1)) === certificate.serial
    );
  };
  const found = certificates.find(isMeant);
  if (found === undefined) throw new SignerMissing();
  return found;
}

/** Signing certificate attributes (RFC 5035): a digest of the certificate, so that no other takes its place. */
function isNamed(signed: ReadonlyMap<string, DerNode>, certificate: Certificate): boolean | undefined {
  const second = signed.get(SIGNING_CERTIFICATE_V2);
  const attribute = second ?? signed.get(SIGNING_CERTIFICATE);
  if (attribute === undefined) return undefined;
  const list = childAt(attribute, childrenOf(attribute), 0);
  const first = childAt(list, childrenOf(list), 0);
  const parts = childrenOf(first);
  const hasAlgorithm = parts[0]?.tag === TAG.sequence;
  const name = hasAlgorithm ? digestOf(parts[0]!) : second === undefined ? 'SHA-1' : 'SHA-256';
  return isEqual(octetsOf(childAt(first, parts, hasAlgorithm ? 1 : 0)), hash(name, certificate.der));
}

/** TSTInfo (RFC 3161, section 2.4.2): when, and of which digest. */
interface TimestampInfo {
  readonly time: number;
  readonly hash: AlgorithmName;
  readonly digest: Uint8Array;
}

/** Throws `DerError`, `BrokenStructure`, `UnknownAlgorithm`. */
function readTimestamp(content: Uint8Array): TimestampInfo {
  const whole = readDer(berToDer(content).der);
  const fields = childrenOf(whole);
  const imprint = childAt(whole, fields, 2);
  const parts = childrenOf(imprint);
  return {
    time: timeOf(childAt(whole, fields, 4)),
    hash: digestOf(childAt(imprint, parts, 0)),
    digest: octetsOf(childAt(imprint, parts, 1)),
  };
}

/** A timestamp and whether it is one: of the digest that is asked for, and signed by somebody who may. */
export interface TimestampCheck {
  readonly time: number;
  readonly isRight: boolean;
  readonly by: string;
  readonly check: SignerCheck;
  readonly data: SignedData;
}

/** Checks a token for content of which `digest` gives digests. Throws `DerError`, `BrokenStructure`, `UnknownAlgorithm`, `SignerMissing`. */
export async function checkTimestamp(
  data: SignedData,
  digest: (name: AlgorithmName) => Promise<Uint8Array> | Uint8Array,
): Promise<TimestampCheck> {
  const { content, signer } = data;
  if (content === undefined || signer === undefined || data.contentType !== TIMESTAMP_CONTENT)
    throw new BrokenStructure();
  const info = readTimestamp(content);
  const check = await checkSigner(data, signer, (name) => Promise.resolve(hash(name, content)));
  const { certificate } = check;
  return {
    time: info.time,
    isRight:
      isEqual(await digest(info.hash), info.digest) &&
      check.isDigestRight &&
      check.isValueRight &&
      check.isCertificateNamed !== false &&
      certificate.isForTimestamps,
    by: shortName(nameOf(certificate.subject)),
    check,
    data,
  };
}
