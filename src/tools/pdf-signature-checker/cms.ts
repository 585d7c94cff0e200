import { Constructed, OctetString } from 'asn1js';
import { ContentInfo, IssuerAndSerialNumber, SignedData, TSTInfo, type SignerInfo } from 'pkijs';
import {
  broken,
  encodedOf,
  isBroken,
  isSequence,
  octetsOf,
  oidOf,
  partsOf,
  readDer,
  readFirst,
  reading,
  type DerNode,
} from '#formats/der/der.ts';
import { createHasher } from '#formats/digest/hashers.ts';
import { readX509, type X509 } from '#formats/x509/certificate.ts';
import { hashNameOf, schemeOf, withHash, type HashName as X509HashName } from '#formats/x509/signature.ts';
import { isEqual } from '#lib/bytes';
import { isForTimestamps, keyIdOf, nameOf } from './certificate.ts';
import { shortName } from './names.ts';
import { Stop } from './stop.ts';

/* Signed data (CMS, RFC 5652) and timestamps (RFC 3161) as PDF files hold them. */

const PKCS9 = '1.2.840.113549.1.9';
const CONTENT_TYPE = `${PKCS9}.3`;
const MESSAGE_DIGEST = `${PKCS9}.4`;
const SIGNING_TIME = `${PKCS9}.5`;
const SIGNING_CERTIFICATE = `${PKCS9}.16.2.12`;
const SIGNING_CERTIFICATE_V2 = `${PKCS9}.16.2.47`;
const TIMESTAMP = `${PKCS9}.16.2.14`;
const TIMESTAMP_CONTENT = `${PKCS9}.16.1.4`;

const MD5 = '1.2.840.113549.2.5';

/** Hashes that PDF signatures use (ISO 32000-2, table 260). */
export type HashName = X509HashName | 'MD5';

/** Throws `Stop`. */
function hashOf(oid: string): HashName {
  const name = oid === MD5 ? 'MD5' : hashNameOf(oid);
  if (name === undefined) throw new Stop('algorithm', oid);
  return name;
}

function digestOf(name: HashName, bytes: Uint8Array): Uint8Array {
  const hasher = createHasher(name);
  hasher.update(bytes);
  return hasher.digest();
}

/** What was signed: its digest, and its bytes, which a signature without signed attributes is of. */
export interface Content {
  readonly digest: (name: HashName) => Uint8Array | Promise<Uint8Array>;
  readonly bytes: () => Uint8Array | Promise<Uint8Array>;
}

export const contentOf = (bytes: Uint8Array): Content => ({
  digest: (name) => digestOf(name, bytes),
  bytes: () => bytes,
});

/** Signed data with its first signer. */
export interface Signed {
  readonly contentType: string;
  /** The content, where it is inside. */
  readonly content: Uint8Array | undefined;
  readonly certificates: readonly X509[];
  readonly signers: number;
  readonly signer: SignerInfo | undefined;
}

/** Reads the first value in these bytes; zeros fill the rest of its place. Throws as `isBroken` tells. */
export const readSigned = (bytes: Uint8Array): Signed =>
  reading(() => {
    const info = new ContentInfo({ schema: withWholeStrings(readFirst(bytes)) });
    const node = info.content as DerNode;
    if (info.contentType !== ContentInfo.SIGNED_DATA) throw broken();
    const { encapContentInfo, signerInfos } = new SignedData({ schema: node });
    const { eContent, eContentType } = encapContentInfo;
    return {
      contentType: eContentType,
      content: eContent && new Uint8Array(eContent.getValue()),
      certificates: certificatesOf(node),
      signers: signerInfos.length,
      signer: signerInfos[0],
    };
  });

/** Joins octet strings in pieces, which BER allows (ITU-T X.690, section 8.7.3) and the library does not match. */
function withWholeStrings(node: DerNode): DerNode {
  if (node instanceof OctetString && node.idBlock.isConstructed) return new OctetString({ valueHex: node.getValue() });
  if (node instanceof Constructed) node.valueBlock.value = node.valueBlock.value.map(withWholeStrings);
  return node;
}

/** The certificates as they are encoded, which the library does not keep. Those that cannot be read are left out. */
function certificatesOf(signed: DerNode): readonly X509[] {
  const bag = partsOf(signed).find(({ idBlock }) => idBlock.tagClass === 3 && idBlock.tagNumber === 0);
  if (!(bag instanceof Constructed)) return [];
  return bag.valueBlock.value.filter(isSequence).flatMap((node) => {
    try {
      return [readX509(encodedOf(node))];
    } catch (error) {
      if (isBroken(error)) return [];
      throw error;
    }
  });
}

/** What was found out about a signer. */
export interface SignerCheck {
  readonly certificate: X509;
  /** Such as “RSA with SHA-256”. */
  readonly algorithm: string;
  readonly hash: HashName;
  /** Whether the digest that was signed is that of the content. */
  readonly isDigestRight: boolean;
  /** Whether the signature is of that digest, by the certificate's key. */
  readonly isValueRight: boolean;
  /** Whether the certificate is the one that the signature names; undefined if it names none. */
  readonly isCertificateNamed: boolean | undefined;
  /** As the signer claims. */
  readonly signingTime: Date | undefined;
  readonly signature: Uint8Array;
  /** A timestamp of the signature (RFC 3161, appendix A). */
  readonly timestamp: Uint8Array | undefined;
}

/** Checks the first signer against the content. Throws `Stop`, and as `isBroken` tells. */
export async function checkSigner(
  { contentType, certificates }: Signed,
  signer: SignerInfo,
  content: Content,
): Promise<SignerCheck> {
  const { digestAlgorithm, signedAttrs, unsignedAttrs, signatureAlgorithm } = signer;
  const certificate = certificates.find((one) => isMeant(signer, one));
  if (certificate === undefined) throw new Stop('signerMissing');
  const hash = hashOf(digestAlgorithm.algorithmId);
  const scheme = reading(() => schemeOf(withHash(signatureAlgorithm, hash)));
  const signature = reading(() => new Uint8Array(signer.signature.getValue()));
  const signed = signedAttrs && reading(() => attributesOf(signedAttrs.attributes));
  // The attributes are signed as a SET, which is how the library encodes them (RFC 5652, section 5.4).
  const message = signedAttrs === undefined ? await content.bytes() : new Uint8Array(signedAttrs.encodedValue);
  const isValueRight = scheme.verify(certificate.key, message, signature);
  if (isValueRight === undefined)
    throw new Stop('algorithm', certificate.key.is === 'other' ? certificate.key.name : scheme.name);
  const digest = await content.digest(hash);
  const unsigned = unsignedAttrs && reading(() => attributesOf(unsignedAttrs.attributes));
  const stamp = unsigned?.get(TIMESTAMP);
  return {
    certificate,
    algorithm: scheme.name,
    hash,
    isDigestRight: signed === undefined ? isValueRight : isContent(signed, contentType, digest),
    isValueRight,
    isCertificateNamed: signed && isNamed(signed, certificate),
    signingTime: timeOf(signed?.get(SIGNING_TIME)),
    signature,
    timestamp: stamp && encodedOf(stamp),
  };
}

function isMeant({ sid }: SignerInfo, certificate: X509): boolean {
  if (sid instanceof IssuerAndSerialNumber) {
    const issuer = new Uint8Array(sid.issuer.valueBeforeDecode);
    return isEqual(issuer, certificate.issuer.der) && sid.serialNumber.toBigInt() === certificate.serial;
  }
  const keyId = keyIdOf(certificate);
  const { valueHexView } = (sid as { readonly valueBlock: { readonly valueHexView?: Uint8Array } }).valueBlock;
  return keyId !== undefined && valueHexView !== undefined && isEqual(keyId, valueHexView);
}

/** The first value of each attribute. */
const attributesOf = (attributes: readonly { readonly type: string; readonly values: unknown[] }[]) =>
  new Map(
    attributes.map(({ type, values: [first] }) => {
      if (first === undefined) throw broken();
      return [type, first as DerNode];
    }),
  );

function isContent(signed: ReadonlyMap<string, DerNode>, contentType: string, digest: Uint8Array): boolean {
  const [type, stated] = [signed.get(CONTENT_TYPE), signed.get(MESSAGE_DIGEST)];
  return type !== undefined && oidOf(type) === contentType && stated !== undefined && isEqual(octetsOf(stated), digest);
}

/** Compares the signing certificate attribute (RFC 5035), by which no other certificate can take the signer's place. */
function isNamed(signed: ReadonlyMap<string, DerNode>, certificate: X509): boolean | undefined {
  const second = signed.get(SIGNING_CERTIFICATE_V2);
  const attribute = second ?? signed.get(SIGNING_CERTIFICATE);
  if (attribute === undefined) return undefined;
  const [first] = partsOf(partsOf(attribute)[0]);
  const parts = partsOf(first);
  const hasAlgorithm = isSequence(parts[0]);
  const byDefault = second === undefined ? 'SHA-1' : 'SHA-256';
  const name = hasAlgorithm ? hashOf(oidOf(partsOf(parts[0])[0])) : byDefault;
  return isEqual(octetsOf(parts[hasAlgorithm ? 1 : 0]), digestOf(name, certificate.der));
}

/** UTCTime or GeneralizedTime; undefined where it is no time. */
function timeOf(node: DerNode | undefined): Date | undefined {
  const { toDate } = (node ?? {}) as { readonly toDate?: () => Date };
  const time = toDate?.call(node);
  return time === undefined || Number.isNaN(time.getTime()) ? undefined : time;
}

/** A timestamp: when, by whom, and whether it is of the content and by somebody who may make timestamps. */
export interface TimestampCheck {
  readonly time: Date;
  readonly isRight: boolean;
  readonly by: string;
  readonly check: SignerCheck;
  readonly certificates: readonly X509[];
}

/** Checks a timestamp of a content. Throws `Stop`, and as `isBroken` tells. */
export async function checkTimestamp(signed: Signed, content: Content): Promise<TimestampCheck> {
  const { content: inner, signer, contentType, certificates } = signed;
  if (inner === undefined || signer === undefined || contentType !== TIMESTAMP_CONTENT) throw broken();
  const { genTime, messageImprint } = reading(() => new TSTInfo({ schema: readDer(inner) }));
  if (Number.isNaN(genTime.getTime())) throw broken();
  const { hashAlgorithm, hashedMessage } = messageImprint;
  const check = await checkSigner(signed, signer, contentOf(inner));
  const { certificate } = check;
  const imprint = reading(() => new Uint8Array(hashedMessage.getValue()));
  return {
    time: genTime,
    isRight:
      isEqual(await content.digest(hashOf(hashAlgorithm.algorithmId)), imprint) &&
      check.isDigestRight &&
      check.isValueRight &&
      check.isCertificateNamed !== false &&
      isForTimestamps(certificate),
    by: shortName(nameOf(certificate.subject.der)),
    check,
    certificates,
  };
}
