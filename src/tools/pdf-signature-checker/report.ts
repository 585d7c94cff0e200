import type { CertificateFacts } from './certificate.ts';
import type { Trust } from './trust.ts';

/**
 * `intact`: what was signed is unchanged, and that is all of the file; `earlier`: it is unchanged, but more came after it;
 * `broken`: it was changed, or the signature does not cover what it must; `unchecked`: nobody can tell here.
 */
export type Verdict = 'intact' | 'earlier' | 'broken' | 'unchecked';

/** Why a signature is broken or unchecked, beyond its digest and value. */
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
  | 'tooLarge'
  | 'certificateSwapped';

export interface Timestamp {
  /** ISO 8601. */
  readonly time: string;
  readonly isRight: boolean;
  /** The name of the authority. */
  readonly by: string;
  readonly trust: Trust;
}

/** How much of the file a signature covers. */
export interface Coverage {
  readonly is: 'whole' | 'earlier';
  /** The last revision that it covers, counted from 1. */
  readonly revision: number;
  readonly revisions: number;
  /** Bytes after what it covers. */
  readonly after: number;
  /** Signatures that cover more than this one. */
  readonly laterSignatures: number;
}

export interface SignatureReport {
  readonly number: number;
  /** A document timestamp is a signature, too. */
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
  /** As the signer claims, in ISO 8601. */
  readonly signingTime?: string;
  readonly timestamp?: Timestamp;
  readonly name?: string;
  readonly reason?: string;
  readonly location?: string;
  readonly contact?: string;
  /** DocMDP permissions: 1 allows no changes, 2 forms and signatures, 3 comments as well (ISO 32000-2, table 257). */
  readonly certification?: number;
  /** From the signer's up, as far as they are known. */
  readonly certificates: readonly CertificateFacts[];
}

export interface Report {
  readonly size: number;
  readonly revisions: number;
  readonly isEncrypted: boolean;
  /** What no answer of this tool rests on. */
  readonly notChecked: readonly ['trust', 'revocation', 'laterChanges'] | readonly ['revocation', 'laterChanges'];
  readonly signatures: readonly SignatureReport[];
}
