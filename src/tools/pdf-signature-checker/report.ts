import type { CertificateFacts } from './certificate.ts';
import type { Trust } from './trust.ts';

/**
 * `intact`: as it was signed, all of it; `earlier`: what was signed is as it was, but the file went on after it; `broken`: not as
 * it was signed, or the signature does not cover what it must; `unchecked`: nobody can tell here.
 */
export type Verdict = 'intact' | 'earlier' | 'broken' | 'unchecked';

/** Why a signature is broken or unchecked, where digest and value alone do not say it. */
export type Problem =
  | 'rangeForm'
  | 'rangeOutside'
  | 'rangeOverlap'
  | 'rangeStart'
  | 'dictionary'
  | 'contentsMismatch'
  | 'contentsHex'
  | 'contentsEmpty'
  | 'cms'
  | 'subFilter'
  | 'noSigner'
  | 'signerMissing'
  | 'algorithm'
  | 'notDetached'
  | 'certificateSwapped';

export interface Timestamp {
  readonly time: string;
  readonly isRight: boolean;
  /** The name of the authority. */
  readonly by: string;
  readonly trust: Trust;
}

/** How much of the file a signature covers. */
export interface Coverage {
  readonly is: 'whole' | 'earlier';
  /** Of so many revisions it covers those up to this one. */
  readonly revision: number;
  readonly revisions: number;
  /** Bytes that follow what it covers. */
  readonly after: number;
  /** Signatures that cover more than this one. */
  readonly laterSignatures: number;
}

export interface SignatureReport {
  readonly number: number;
  /** A timestamp of the whole document is a signature, too. */
  readonly kind: 'signature' | 'timestamp';
  readonly verdict: Verdict;
  readonly problem?: Problem;
  /** The subject of the problem: an algorithm, a format. */
  readonly what?: string;
  readonly digest?: 'right' | 'wrong';
  readonly value?: 'right' | 'wrong';
  readonly covers?: Coverage;
  readonly byteRange: readonly number[];
  readonly subFilter?: string;
  readonly algorithm?: string;
  readonly signer?: string;
  readonly trust?: Trust;
  /** As the signer says. */
  readonly signingTime?: string;
  readonly timestamp?: Timestamp;
  readonly name?: string;
  readonly reason?: string;
  readonly location?: string;
  readonly contact?: string;
  /** A certification: 1 allows no changes, 2 forms, 3 forms and comments. */
  readonly certification?: number;
  /** From the signer's up, as far as they are there. */
  readonly certificates: readonly CertificateFacts[];
}

export interface Report {
  readonly size: number;
  readonly revisions: number;
  readonly isEncrypted: boolean;
  readonly signatures: readonly SignatureReport[];
}
