import type { Reason } from './logic.ts';

/** The facts of one line of several IBANs. Null is what cannot be known. */
export interface CheckedLine {
  /** From 1; empty lines count but are skipped. */
  readonly line: number;
  readonly iban: string;
  readonly valid: boolean;
  readonly country: string | null;
  readonly bank: string | null;
  readonly branch: string | null;
  readonly account: string | null;
  readonly reasons: readonly Reason[];
}
