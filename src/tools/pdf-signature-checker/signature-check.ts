import { AlgorithmIdentifier } from 'pkijs';
import type { RunContext } from '#engine/operation';
import { isBroken, octetsOf, readFirst } from '#formats/der/der.ts';
import { updateByFile } from '#formats/digest/file.ts';
import { createFastHasher } from '#formats/digest/hashers.ts';
import { readX509, type X509 } from '#formats/x509/certificate.ts';
import { schemeOf } from '#formats/x509/signature.ts';
import { isEqual } from '#lib/bytes';
import { factsOf, nameOf } from './certificate.ts';
import {
  checkSigner,
  checkTimestamp,
  contentOf,
  readSigned,
  type Content,
  type HashName,
  type Signed,
  type SignerCheck,
  type TimestampCheck,
} from './cms.ts';
import { shortName } from './names.ts';
import { dateOf, textOf, type PdfDictionary } from './pdf-dictionary.ts';
import { certificationOf, checkDictionary, checkRange, readContents, readPlace, type ByteRange } from './place.ts';
import type { Coverage, Problem, SignatureReport, Timestamp, Verdict } from './report.ts';
import { readPart, TAIL, type Scan } from './scan.ts';
import { Stop } from './stop.ts';
import { chainOf, trustOf } from './trust.ts';

/** Hashes for which two texts with the same digest have been made. */
const WEAK: readonly string[] = ['MD5', 'SHA-1'];
/** NIST SP 800-131A: shorter RSA keys are no longer allowed. */
const LEAST_RSA = 2048;
/** Most bytes that are held at once for a signature that is not of a digest. */
const MOST_HELD = 512 * 1024 * 1024;

/** Problems with which a signature is wrong; with the others nobody can tell here. */
const BREAKING: readonly Problem[] = [
  'rangeForm',
  'rangeOutside',
  'rangeOverlap',
  'rangeStart',
  'contentsMismatch',
  'contentsHex',
  'notDetached',
  'certificateSwapped',
];

interface Given {
  /** The offset of its `/ByteRange`. */
  readonly at: number;
  readonly number: number;
  readonly roots: readonly X509[];
  readonly context: RunContext;
}

type Known = {
  -readonly [K in Exclude<keyof SignatureReport, 'number' | 'verdict' | 'problem' | 'what'>]?: SignatureReport[K];
};

/** Checks one signature; what stops the check is a part of its report. Throws `file.unreadable`. */
export async function checkSignature(file: Blob, found: Scan, given: Given): Promise<SignatureReport> {
  const one = new SignatureCheck(file, found, given);
  const tell = (verdict: Verdict, why: Pick<SignatureReport, 'problem' | 'what'> = {}): SignatureReport => {
    const { kind = 'signature', byteRange = [], certificates = [], ...facts } = one.known;
    return { number: given.number, kind, verdict, ...why, ...facts, byteRange, certificates };
  };
  try {
    return tell(await one.run());
  } catch (error) {
    const { problem, what } = stopOf(error);
    return tell(BREAKING.includes(problem) ? 'broken' : 'unchecked', { problem, ...(what !== undefined && { what }) });
  }
}

/** The reason why a check stopped; anything unexpected is thrown on. */
function stopOf(error: unknown): Stop {
  if (error instanceof Stop) return error;
  if (isBroken(error)) return new Stop('cms');
  throw error;
}

class SignatureCheck {
  /** What is known so far, which stays if the check stops. */
  readonly known: Known = {};
  readonly #file: Blob;
  readonly #found: Scan;
  readonly #given: Given;
  readonly #digests = new Map<HashName, Promise<Uint8Array>>();
  #range: ByteRange = [0, 0, 0, 0];

  constructor(file: Blob, found: Scan, given: Given) {
    this.#file = file;
    this.#found = found;
    this.#given = given;
  }

  async run(): Promise<Verdict> {
    const place = await readPlace(this.#file, this.#given.at);
    this.#range = this.known.byteRange = place.range;
    checkRange(place.range, this.#file.size);
    const covers = await this.#coverage();
    this.known.covers = covers;
    if (place.dictionary?.isAmbiguous === false) this.#readTexts(place.dictionary);
    const dictionary = checkDictionary(place);
    const contents = await readContents(this.#file, this.#range);
    const isRight = await this.#checkContents(contents, dictionary);
    if (!isRight) return 'broken';
    return covers.is === 'whole' ? 'intact' : 'earlier';
  }

  #readTexts(dictionary: PdfDictionary): void {
    const { entries } = dictionary;
    const set = <K extends keyof Known>(key: K, value: Known[K]) => {
      if (value !== undefined && value !== '') this.known[key] = value;
    };
    set('subFilter', textOf(entries.get('SubFilter')));
    set('certification', certificationOf(dictionary));
    // An encrypted file has its texts encrypted, but not its signatures.
    if (this.#found.isEncrypted) return;
    set('name', textOf(entries.get('Name')));
    set('reason', textOf(entries.get('Reason')));
    set('location', textOf(entries.get('Location')));
    set('contact', textOf(entries.get('ContactInfo')));
    set('signingTime', dateOf(entries.get('M')));
  }

  async #coverage(): Promise<Coverage> {
    const { size } = this.#file;
    const { ends, revisions } = this.#found;
    const end = this.#range[2] + this.#range[3];
    // Line ends and zeros that fill a block change nothing.
    const rest = end < size && size - end <= TAIL ? await readPart(this.#file, end, size) : undefined;
    const isWhole = end === size || rest?.every((byte) => byte === 0 || (byte >= 9 && byte <= 13) || byte === 32);
    const later = ends.filter((at) => at > end).length;
    return {
      is: isWhole === true ? 'whole' : 'earlier',
      revision: Math.max(1, revisions - later),
      revisions,
      after: size - end,
      laterSignatures: 0,
    };
  }

  /** What the range covers. */
  readonly #content: Content = {
    digest: (name) => {
      const known = this.#digests.get(name) ?? this.#hashRange(name);
      this.#digests.set(name, known);
      return known;
    },
    bytes: async () => {
      const [, length, next, rest] = this.#range;
      if (length + rest > MOST_HELD) throw new Stop('tooLarge');
      const parts = new Blob([this.#file.slice(0, length), this.#file.slice(next, next + rest)]);
      return readPart(parts, 0, length + rest);
    },
  };

  async #hashRange(name: HashName): Promise<Uint8Array> {
    const { signal, progress } = this.#given.context;
    const [, length, next, rest] = this.#range;
    const hasher = await createFastHasher(name);
    hasher.init();
    for (const [from, to] of [
      [0, length],
      [next, next + rest],
    ] as const) {
      const part = { signal, progress: (done: number) => progress(from + done, next + rest) };
      await updateByFile([hasher], this.#file.slice(from, to), part);
    }
    return hasher.digest();
  }

  async #checkContents(contents: Uint8Array, dictionary: PdfDictionary): Promise<boolean> {
    const { subFilter = '' } = this.known;
    switch (subFilter) {
      case 'adbe.pkcs7.detached':
      case 'ETSI.CAdES.detached': {
        const signed = this.#readSigned(contents);
        // It may be right, but of its own content.
        if (signed.content !== undefined) throw new Stop('notDetached');
        return this.#checkSigned(signed, this.#content, true);
      }
      case 'adbe.pkcs7.sha1': {
        const signed = this.#readSigned(contents);
        const content = signed.content ?? new Uint8Array();
        const isContent = isEqual(content, await this.#content.digest('SHA-1'));
        return this.#checkSigned(signed, contentOf(content), isContent);
      }
      case 'ETSI.RFC3161': {
        this.known.kind = 'timestamp';
        const signed = this.#readSigned(contents);
        const stamp = await checkTimestamp(signed, this.#content);
        this.known.timestamp = this.#tellTimestamp(stamp);
        return this.#tellSigned(signed, stamp.check, stamp.isRight);
      }
      case 'adbe.x509.rsa_sha1':
        return this.#checkPlain(contents, dictionary);
      default:
        throw new Stop('subFilter', subFilter === '' ? '–' : subFilter);
    }
  }

  #readSigned(contents: Uint8Array): Signed {
    const signed = readSigned(contents);
    if (signed.signers > 1) this.#note('warning.signers', { count: signed.signers });
    return signed;
  }

  async #checkSigned(signed: Signed, content: Content, isContent: boolean): Promise<boolean> {
    if (signed.signer === undefined) throw new Stop('noSigner');
    const signer = await checkSigner(signed, signed.signer, content);
    await this.#checkInnerTimestamp(signer);
    return this.#tellSigned(signed, signer, isContent);
  }

  #tellSigned(signed: Signed, signer: SignerCheck, isContent: boolean): boolean {
    const { signingTime, isDigestRight, isValueRight } = signer;
    this.known.digest = isContent && isDigestRight ? 'right' : 'wrong';
    this.known.value = isValueRight ? 'right' : 'wrong';
    this.known.algorithm = signer.algorithm;
    if (signingTime !== undefined) this.known.signingTime = signingTime.toISOString();
    this.#noteWeakness(signer.hash, signer.algorithm, signer.certificate);
    this.#tellSigner(signer.certificate, signed.certificates);
    if (signer.isCertificateNamed === false) throw new Stop('certificateSwapped');
    return isContent && isDigestRight && isValueRight;
  }

  /** PKCS #1 without CMS, by a certificate of the dictionary (ISO 32000-1, section 12.8.3.2). */
  async #checkPlain(contents: Uint8Array, { entries }: PdfDictionary): Promise<boolean> {
    const given = entries.get('Cert');
    const written = given?.is === 'array' ? given.items : given === undefined ? [] : [given];
    const certificates = written.flatMap((value) => (value.is === 'string' ? [readX509(value.bytes)] : []));
    const [certificate] = certificates;
    if (certificate === undefined) throw new Stop('signerMissing');
    const scheme = schemeOf(new AlgorithmIdentifier({ algorithmId: '1.2.840.113549.1.1.5' }));
    const signature = octetsOf(readFirst(contents));
    const isRight = scheme.verify(certificate.key, await this.#content.bytes(), signature);
    if (isRight === undefined) throw new Stop('algorithm', certificate.key.name);
    this.known.digest = this.known.value = isRight ? 'right' : 'wrong';
    this.known.algorithm = scheme.name;
    this.#noteWeakness('SHA-1', scheme.name, certificate);
    this.#tellSigner(certificate, certificates);
    return isRight;
  }

  async #checkInnerTimestamp({ timestamp, signature }: SignerCheck): Promise<void> {
    if (timestamp === undefined) return;
    try {
      this.known.timestamp = this.#tellTimestamp(await checkTimestamp(readSigned(timestamp), contentOf(signature)));
    } catch (error) {
      stopOf(error);
      this.#note('warning.timestamp');
    }
  }

  #tellTimestamp({ time, isRight, by, check: { certificate }, certificates }: TimestampCheck): Timestamp {
    const { roots } = this.#given;
    const trust = trustOf(chainOf(certificate, certificates, roots), roots, time.getTime());
    return { time: time.toISOString(), isRight, by, trust };
  }

  #tellSigner(signer: X509, others: readonly X509[]): void {
    const { roots, context } = this.#given;
    const { timestamp } = this.known;
    const now = context.sources.now();
    const chain = chainOf(signer, others, roots);
    // Anybody can make a timestamp of any time: only one by a trusted authority counts.
    const isTimed = timestamp?.isRight === true && timestamp.trust === 'trusted';
    this.known.signer = shortName(nameOf(signer.subject.der));
    this.known.trust = trustOf(chain, roots, isTimed ? Date.parse(timestamp.time) : now);
    this.known.certificates = chain.map((certificate) => factsOf(certificate, now));
  }

  #noteWeakness(hash: HashName, algorithm: string, { key }: X509): void {
    const weak = WEAK.find((name) => name === hash || algorithm.endsWith(name));
    if (weak !== undefined) this.#note('warning.weakHash', { hash: weak });
    if (key.is === 'rsa' && key.bits < LEAST_RSA) this.#note('warning.smallKey', { bits: key.bits });
  }

  #note(code: string, params: Record<string, string | number> = {}): void {
    this.#given.context.note(code, { number: this.#given.number, ...params });
  }
}
