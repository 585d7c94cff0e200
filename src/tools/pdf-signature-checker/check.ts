import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { DecodingError, fromHex } from '#lib/bytes';
import { octetsOf, readDer } from '#lib/der';
import type { AlgorithmName } from '#lib/digests/algorithms';
import { isEqual } from '#lib/digests/compare';
import { updateByFile } from '#lib/digests/file';
import { createFastHasher } from '#lib/digests/hashers';
import { UnknownAlgorithm } from '#formats/x509/algorithms.ts';
import { hash, isSignedBy, readPublicKey } from '#formats/x509/verify.ts';
import { berToDer, isOfStructure } from './ber.ts';
import { factsOf, nameOf, readCertificate, shortName, type Certificate } from './certificate.ts';
import {
  checkSigner,
  checkTimestamp,
  readSignedData,
  SignerMissing,
  TIMESTAMP_CONTENT,
  type SignedData,
  type SignerCheck,
  type TimestampCheck,
} from './cms.ts';
import { dateOf, dictionaryWithKeyAt, textOf, type PdfDictionary } from './pdf-dictionary.ts';
import type { Coverage, Problem, Report, SignatureReport, Timestamp, Verdict } from './report.ts';
import { readPart, scan, type Scan } from './scan.ts';
import { chainOf, readRoots, trustOf } from './trust.ts';

/** Bytes around a `/ByteRange` in which its dictionary must be. */
const WINDOW = 2 * 1024 * 1024;
/** Bytes of a signature in hex; the largest have whole lists of revoked certificates in them. */
const LARGEST = 32 * 1024 * 1024;
/** Where the end of a PDF file is looked for, as readers have it. */
const TAIL = 1024;
/** Hashes of which two texts with the same digest have been made. */
const WEAK: readonly string[] = ['MD5', 'SHA-1'];
const LEAST_RSA = 2048;

/** Stops the check of one signature; the others go on. */
class Stop extends Error {
  override readonly name = 'Stop';
  constructor(
    readonly problem: Problem,
    readonly what?: string,
  ) {
    super(problem);
  }
}

/** With these there is nothing that could be right; with the others nobody can tell here. */
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

/** All signatures of a PDF file. Throws `error.empty`, `error.notPdf`, `error.roots`, `error.noRoots`, `file.unreadable`. */
export async function check(file: Blob, options: { readonly roots: string }, context: RunContext): Promise<Report> {
  const roots = readRoots(options.roots);
  const found = await scan(file, context);
  const { isEncrypted, isCut, ranges } = found;
  if (isEncrypted) context.note('note.encrypted');
  if (isCut) context.note('note.many', { count: ranges.length });
  if (!found.ends.some((end) => end > file.size - TAIL)) context.note('note.truncated');
  const signatures: SignatureReport[] = [];
  for (const at of ranges) {
    context.signal.throwIfAborted();
    const one = new SignatureCheck(file, found, { roots, context, number: signatures.length + 1 });
    signatures.push(await one.run(at));
  }
  return { size: file.size, revisions: found.revisions, isEncrypted, signatures: signatures.map(withLater) };
}

const endOf = ({ byteRange: [, , start = 0, length = 0] }: SignatureReport) => start + length;

function withLater(signature: SignatureReport, _: number, all: readonly SignatureReport[]): SignatureReport {
  const { covers } = signature;
  if (covers === undefined) return signature;
  const laterSignatures = all.filter((other) => other.covers && endOf(other) > endOf(signature)).length;
  return { ...signature, covers: { ...covers, laterSignatures } };
}

interface Given {
  readonly roots: readonly Certificate[];
  readonly context: RunContext;
  readonly number: number;
}

type Known = { -readonly [K in keyof SignatureReport]?: SignatureReport[K] };

/** The check of one signature: what is known so far stays when it must stop. */
class SignatureCheck {
  private readonly known: Known = {};
  private readonly digests = new Map<AlgorithmName, Promise<Uint8Array>>();
  private range: readonly [number, number, number, number] = [0, 0, 0, 0];

  constructor(
    private readonly file: Blob,
    private readonly found: Scan,
    private readonly given: Given,
  ) {}

  async run(at: number): Promise<SignatureReport> {
    const { number } = this.given;
    const shared = { number, kind: 'signature', byteRange: this.range, certificates: [] } as const;
    try {
      const verdict = await this.verdict(at);
      return { ...shared, ...this.known, verdict };
    } catch (error) {
      const stop = stopOf(error);
      const what = stop.what === undefined ? {} : { what: stop.what };
      const verdict = BREAKING.includes(stop.problem) ? 'broken' : 'unchecked';
      return { ...shared, ...this.known, verdict, problem: stop.problem, ...what };
    }
  }

  private async verdict(at: number): Promise<Verdict> {
    const dictionary = await this.readDictionary(at);
    const contents = await this.readContents();
    const subFilter = this.known.subFilter ?? '';
    const isRight = await this.checkContents(subFilter, contents, dictionary);
    if (!isRight) return 'broken';
    return this.known.covers?.is === 'whole' ? 'intact' : 'earlier';
  }

  /** The dictionary around the range, whose `/Contents` must be the gap of the range. */
  private async readDictionary(at: number): Promise<PdfDictionary> {
    const from = Math.max(0, at - WINDOW);
    const bytes = await readPart(this.file, from, at + WINDOW);
    const dictionary = dictionaryWithKeyAt(bytes, at - from);
    this.range = this.known.byteRange = rangeAt(bytes, at - from);
    const [start, length, next, rest] = this.range;
    if (start + length > this.file.size || next + rest > this.file.size) throw new Stop('rangeOutside');
    if (next < start + length) throw new Stop('rangeOverlap');
    if (start !== 0) throw new Stop('rangeStart');
    this.known.covers = await this.coverage(next + rest);
    if (dictionary === undefined || dictionary.isAmbiguous) throw new Stop('dictionary');
    this.readTexts(dictionary);
    const contents = dictionary.entries.get('Contents');
    if (contents?.is !== 'string') throw new Stop('contentsHex');
    if (from + contents.start !== length || from + contents.end !== next) throw new Stop('contentsMismatch');
    return dictionary;
  }

  private readTexts({ entries }: PdfDictionary): void {
    const set = <K extends keyof Known>(key: K, value: Known[K]) => {
      if (value !== undefined && value !== '') this.known[key] = value;
    };
    set('subFilter', textOf(entries.get('SubFilter')));
    set('certification', certificationOf(entries.get('Reference')));
    // Texts are encrypted with the file; the signature is not.
    if (this.found.isEncrypted) return;
    set('name', textOf(entries.get('Name')));
    set('reason', textOf(entries.get('Reason')));
    set('location', textOf(entries.get('Location')));
    set('contact', textOf(entries.get('ContactInfo')));
    set('signingTime', dateOf(entries.get('M')));
  }

  private async coverage(end: number): Promise<Coverage> {
    const { size } = this.file;
    const { ends, revisions } = this.found;
    // An end of line or what fills a block is no change.
    const rest = end < size && size - end <= TAIL ? await readPart(this.file, end, size) : undefined;
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

  private async readContents(): Promise<Uint8Array> {
    const [, length, next] = this.range;
    if (next - length > LARGEST) throw new Stop('cms');
    const gap = await readPart(this.file, length, next);
    const text = new TextDecoder('windows-1252').decode(gap);
    if (!text.startsWith('<') || !text.endsWith('>')) throw new Stop('contentsHex');
    const digits = text.slice(1, -1).replace(/[\0\s]+/g, '');
    if (/^0*$/.test(digits)) throw new Stop('contentsEmpty');
    try {
      return fromHex(digits.length % 2 === 0 ? digits : `${digits}0`);
    } catch (error) {
      if (error instanceof DecodingError) throw new Stop('contentsHex');
      throw error;
    }
  }

  /** The digest of what the range covers. */
  private digest(name: AlgorithmName): Promise<Uint8Array> {
    const known = this.digests.get(name) ?? this.hashRange(name);
    this.digests.set(name, known);
    return known;
  }

  private async hashRange(name: AlgorithmName): Promise<Uint8Array> {
    const { signal, progress } = this.given.context;
    const [, length, next, rest] = this.range;
    const hasher = await createFastHasher(name);
    hasher.init();
    for (const [from, to] of [
      [0, length],
      [next, next + rest],
    ] as const) {
      await updateByFile([hasher], this.file.slice(from, to), {
        signal,
        progress: (done) => progress(from + done, next + rest),
        unreadable: () => new ToolError('file.unreadable'),
      });
    }
    return hasher.digest();
  }

  private async checkContents(subFilter: string, contents: Uint8Array, dictionary: PdfDictionary): Promise<boolean> {
    switch (subFilter) {
      case 'adbe.pkcs7.detached':
      case 'ETSI.CAdES.detached': {
        const data = readSignedData(contents);
        // A signature of something else would be right, whatever the file says.
        if (data.content !== undefined) throw new Stop('notDetached');
        return this.checkSigned(data, (name) => this.digest(name), true);
      }
      case 'adbe.pkcs7.sha1': {
        const data = readSignedData(contents);
        const content = data.content ?? new Uint8Array();
        const isContent = isEqual(content, await this.digest('SHA-1'));
        return this.checkSigned(data, (name) => Promise.resolve(hash(name, content)), isContent);
      }
      case 'ETSI.RFC3161': {
        this.known.kind = 'timestamp';
        const data = readSignedData(contents);
        if (data.contentType !== TIMESTAMP_CONTENT) throw new Stop('cms');
        const stamp = await checkTimestamp(data, (name) => this.digest(name));
        this.known.timestamp = this.tell(stamp);
        const { content = new Uint8Array() } = data;
        return this.checkSigned(data, (name) => Promise.resolve(hash(name, content)), stamp.isRight);
      }
      case 'adbe.x509.rsa_sha1':
        return this.checkPlain(contents, dictionary);
      default:
        throw new Stop('subFilter', subFilter === '' ? '–' : subFilter);
    }
  }

  private async checkSigned(
    data: SignedData,
    digest: (name: AlgorithmName) => Promise<Uint8Array>,
    isContent: boolean,
  ): Promise<boolean> {
    if (data.signer === undefined) throw new Stop('noSigner');
    if (data.signers > 1) this.note('note.signers', { count: data.signers });
    const signer = await checkSigner(data, data.signer, digest);
    const { signingTime } = signer;
    this.known.digest = isContent && signer.isDigestRight ? 'right' : 'wrong';
    this.known.value = signer.isValueRight ? 'right' : 'wrong';
    this.known.algorithm = signer.algorithm;
    if (signingTime !== undefined) this.known.signingTime = new Date(signingTime).toISOString();
    if (this.known.kind === undefined) await this.checkInnerTimestamp(signer);
    this.noteWeakness(signer);
    this.tellSigner(signer.certificate, data.certificates);
    if (signer.isCertificateNamed === false) throw new Stop('certificateSwapped');
    return isContent && signer.isDigestRight && signer.isValueRight;
  }

  /** PKCS #1 without CMS, by a certificate of the dictionary. */
  private async checkPlain(contents: Uint8Array, { entries }: PdfDictionary): Promise<boolean> {
    const given = entries.get('Cert');
    const written = given?.is === 'array' ? given.items : given === undefined ? [] : [given];
    const certificates = written.flatMap((value) => (value.is === 'string' ? [readCertificate(value.bytes)] : []));
    const [certificate] = certificates;
    if (certificate === undefined) throw new SignerMissing();
    const key = readPublicKey(certificate.spki);
    const signature = octetsOf(readDer(berToDer(contents).der));
    const isRight = isSignedBy(key, { is: 'rsa', hash: 'SHA-1' }, { digest: await this.digest('SHA-1') }, signature);
    this.known.digest = this.known.value = isRight ? 'right' : 'wrong';
    this.known.algorithm = `${key.name}, SHA-1`;
    this.noteWeakness({ hash: 'SHA-1', rsaBits: key.is === 'rsa' ? key.bits : undefined });
    this.tellSigner(certificate, certificates);
    return isRight;
  }

  private async checkInnerTimestamp({ timestamp, signature }: SignerCheck): Promise<void> {
    if (timestamp === undefined) return;
    try {
      const stamp = await checkTimestamp(readSignedData(timestamp), (name) => hash(name, signature));
      this.known.timestamp = this.tell(stamp);
    } catch (error) {
      stopOf(error);
      this.note('note.timestamp');
    }
  }

  private tell({ time, isRight, by, check: { certificate }, data: { certificates } }: TimestampCheck): Timestamp {
    const { roots } = this.given;
    const trust = trustOf(chainOf(certificate, certificates, roots), roots, time);
    return { time: new Date(time).toISOString(), isRight, by, trust };
  }

  private tellSigner(signer: Certificate, others: readonly Certificate[]): void {
    const { roots, context } = this.given;
    const { timestamp } = this.known;
    const now = context.sources.now();
    const chain = chainOf(signer, others, roots);
    // Anybody can make a timestamp that says what they like: only one by somebody who is trusted moves the time.
    const isTimed = timestamp?.isRight === true && timestamp.trust === 'trusted';
    this.known.signer = shortName(nameOf(signer.subject));
    this.known.trust = trustOf(chain, roots, isTimed ? Date.parse(timestamp.time) : now);
    this.known.certificates = chain.map((certificate) => factsOf(certificate, now));
  }

  private noteWeakness({ hash: name, rsaBits }: Pick<SignerCheck, 'hash' | 'rsaBits'>): void {
    if (name !== undefined && WEAK.includes(name)) this.note('note.weakHash', { hash: name });
    if (rsaBits !== undefined && rsaBits < LEAST_RSA) this.note('note.smallKey', { bits: rsaBits });
  }

  private note(code: string, params: Record<string, string | number> = {}): void {
    this.given.context.note(code, { number: this.given.number, ...params });
  }
}

/** The error that stopped a check; anything unexpected is thrown on. */
function stopOf(error: unknown): Stop {
  if (error instanceof Stop) return error;
  if (isOfStructure(error)) return new Stop('cms');
  if (error instanceof SignerMissing) return new Stop('signerMissing');
  if (error instanceof UnknownAlgorithm) return new Stop('algorithm', error.what);
  throw error;
}

/** The four numbers of a range. */
function rangeAt(bytes: Uint8Array, at: number): [number, number, number, number] {
  const text = String.fromCharCode(...bytes.subarray(at, at + 256));
  const [, inside = ''] = /^\/ByteRange\s*\[([^\]]*)\]/.exec(text) ?? [];
  const numbers = inside.trim().split(/\s+/);
  if (numbers.length !== 4 || !numbers.every((number) => /^\d{1,15}$/.test(number))) throw new Stop('rangeForm');
  return numbers.map(Number) as [number, number, number, number];
}

/** The permissions of a certification (ISO 32000-2, section 12.8.2.2); 2 where it does not say. */
function certificationOf(reference: ReturnType<PdfDictionary['entries']['get']>): number | undefined {
  const items = reference?.is === 'array' ? reference.items : [];
  for (const item of items) {
    if (item.is !== 'dictionary' || textOf(item.entries.get('TransformMethod')) !== 'DocMDP') continue;
    const parameters = item.entries.get('TransformParams');
    const permissions = parameters?.is === 'dictionary' ? parameters.entries.get('P') : undefined;
    return permissions?.is === 'number' && [1, 2, 3].includes(permissions.value) ? permissions.value : 2;
  }
  return undefined;
}
