/** Whether a suite differs from the baseline by more than chance. */
export type Verdict = 'baseline' | 'better' | 'worse' | 'noise' | 'fewSamples' | 'noSpread' | 'noData';

/** The figures of a suite's measures. Null is what they do not say. */
export interface SuiteResult {
  /** 1 is the best; suites of equal means share theirs. Null without measures. */
  readonly position: number | null;
  /** Where the suite is in the input, from 1. */
  readonly order: number;
  readonly name: string;
  readonly samples: number;
  readonly mean: number | null;
  /** Of the mean, from that of the baseline. */
  readonly difference: number | null;
  readonly ratio: number | null;
  readonly variance: number | null;
  readonly standardDeviation: number | null;
  readonly median: number | null;
  readonly minimum: number | null;
  readonly maximum: number | null;
  readonly p95: number | null;
  readonly interval: { readonly low: number; readonly high: number } | null;
  readonly outliers: readonly number[];
  readonly verdict: Verdict;
  readonly p: number | null;
}

/** Suites from best to worst; those without measures last. */
export interface Comparison {
  readonly unit: string;
  /** `order` of the suite that the others are measured against; null without any measures. */
  readonly baseline: number | null;
  readonly suites: readonly SuiteResult[];
}
