import { Certificate, CertificationRequest, Extensions, type AlgorithmIdentifier, type Extension } from 'pkijs';
import { broken, encodedOf, isSequence, partsOf, readDer, reading, type DerNode } from '#formats/der/der.ts';
import { isEqual } from '#lib/bytes';
import { nameText } from './name.ts';
import { parsedOf } from './parsed.ts';
import { readPublicKey, schemeOf, type PublicKey, type Scheme } from './signature.ts';

/** A distinguished name, as it is encoded and as RFC 4514 writes it. */
interface Name {
  readonly der: Uint8Array;
  readonly text: string;
}

const readName = (node: DerNode): Name => ({ der: encodedOf(node), text: nameText(node) });

/** What certificates and requests have in common, read. */
interface Signed {
  readonly der: Uint8Array;
  readonly subject: Name;
  readonly spki: DerNode;
  readonly key: PublicKey;
  readonly scheme: Scheme;
  /** The bytes that are signed. */
  readonly signed: Uint8Array;
  readonly signature: Uint8Array;
  readonly extensions: readonly Extension[];
}

/** A certificate (RFC 5280, section 4.1). */
export interface X509 extends Signed {
  readonly version: number;
  readonly serial: bigint;
  readonly issuer: Name;
  readonly notBefore: Date;
  readonly notAfter: Date;
}

/** A request for a certificate: PKCS #10 (RFC 2986). */
export interface Request extends Signed {
  /** Identifiers of what else it has, such as a challenge password. */
  readonly attributes: readonly string[];
}

/** Reads a certificate. Throws `error.structure`. */
export const readX509 = (der: Uint8Array): X509 =>
  reading(() => {
    const read = Certificate.fromBER(Uint8Array.from(der));
    const fields = fieldsOf(der);
    const version = fields[0]?.idBlock.tagClass === 3 ? 1 : 0;
    const [issuer, subject, spki] = [fields[version + 2], fields[version + 4], fields[version + 5]];
    if (issuer === undefined) throw broken();
    return {
      ...signedOf(der, read, subject, spki),
      extensions: read.extensions ?? [],
      version: read.version + 1,
      serial: read.serialNumber.toBigInt(),
      issuer: readName(issuer),
      notBefore: timeOf(read.notBefore.value),
      notAfter: timeOf(read.notAfter.value),
    };
  });

const EXTENSION_REQUEST = '1.2.840.113549.1.9.14';

/** Reads a request. Throws `error.structure`. */
export const readRequest = (der: Uint8Array): Request =>
  reading(() => {
    const read = CertificationRequest.fromBER(Uint8Array.from(der));
    const fields = fieldsOf(der);
    const { attributes = [] } = read;
    const asked = attributes.filter(({ type }) => type === EXTENSION_REQUEST);
    return {
      ...signedOf(der, read, fields[1], fields[2]),
      extensions: asked.flatMap(({ values }) => values.flatMap((schema) => new Extensions({ schema }).extensions)),
      attributes: attributes.map(({ type }) => type).filter((type) => type !== EXTENSION_REQUEST),
    };
  });

/** The fields of the part that is signed. */
const fieldsOf = (der: Uint8Array): readonly DerNode[] => partsOf(partsOf(readDer(der))[0]);

function signedOf(
  der: Uint8Array,
  read: {
    readonly tbsView: Uint8Array;
    readonly signatureAlgorithm: AlgorithmIdentifier;
    readonly signatureValue: { readonly valueBlock: { readonly valueHexView: Uint8Array } };
  },
  subject: DerNode | undefined,
  spki: DerNode | undefined,
): Omit<Signed, 'extensions'> {
  if (subject === undefined || spki === undefined || !isSequence(spki)) throw broken();
  return {
    der,
    subject: readName(subject),
    spki,
    key: readPublicKey(spki),
    scheme: schemeOf(read.signatureAlgorithm),
    signed: Uint8Array.from(read.tbsView),
    signature: Uint8Array.from(read.signatureValue.valueBlock.valueHexView),
  };
}

function timeOf(value: Date): Date {
  if (Number.isNaN(value.getTime())) throw broken();
  return value;
}

export type Check = 'valid' | 'invalid' | 'unknown';

/** Whether what is signed was signed by a key: `unknown` where key or algorithm are of a kind that is not known here. */
export function checkSignature({ scheme, signed, signature }: Signed, key: PublicKey): Check {
  const isRight = scheme.verify(key, signed, signature);
  return isRight === undefined ? 'unknown' : isRight ? 'valid' : 'invalid';
}

/** Whether a certificate names another as its issuer, which may be itself. Names are compared byte for byte. */
export const isIssuedBy = ({ issuer }: X509, { subject }: X509): boolean => isEqual(issuer.der, subject.der);

export const isSelfIssued = (read: X509): boolean => isIssuedBy(read, read);

/** The parsed value of an extension; undefined where it is missing or broken. */
export function extensionOf<T>(
  { extensions }: Pick<Signed, 'extensions'>,
  oid: string,
  kind: abstract new (...args: never[]) => T,
): T | undefined {
  const extension = extensions.find(({ extnID }) => extnID === oid);
  const value = extension && parsedOf(extension);
  return value instanceof kind ? value : undefined;
}
