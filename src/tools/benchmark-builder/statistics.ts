import { studentQuantile } from './distributions.ts';

export interface Description {
  readonly samples: number;
  readonly mean: number;
  /** With n - 1 below the line, as an estimate from a sample, and with n, of just these values. */
  readonly sampleVariance: number | null;
  readonly populationVariance: number;
  readonly median: number;
  readonly minimum: number;
  readonly maximum: number;
  readonly p95: number;
  /** Values beyond Tukey's fences. */
  readonly outliers: readonly number[];
}

/** Below this many values a quartile says too little to call one an outlier. */
const ENOUGH_FOR_OUTLIERS = 4;
/** Tukey's fences are this many interquartile ranges beyond the quartiles (J. W. Tukey, Exploratory Data Analysis, 1977). */
const FENCE = 1.5;

/** Describes at least one value. */
export function describe(values: readonly number[]): Description {
  const sorted = Float64Array.from(values).sort();
  const samples = values.length;
  const mean = sum(sorted) / samples;
  // The rounding error of the mean is subtracted again (Chan, Golub and LeVeque 1983).
  const deviations = sorted.map((value) => value - mean);
  const squares = Math.max(0, sum(deviations.map((value) => value * value)) - sum(deviations) ** 2 / samples);
  const [first, third] = [quantile(sorted, 0.25), quantile(sorted, 0.75)];
  const fence = FENCE * (third - first);
  const isOutlier = (value: number) => value < first - fence || value > third + fence;
  return {
    samples,
    mean,
    sampleVariance: samples < 2 ? null : squares / (samples - 1),
    populationVariance: squares / samples,
    median: quantile(sorted, 0.5),
    minimum: sorted[0] ?? 0,
    maximum: sorted[samples - 1] ?? 0,
    p95: quantile(sorted, 0.95),
    outliers: samples < ENOUGH_FOR_OUTLIERS ? [] : Array.from(sorted.filter(isOutlier)),
  };
}

/** Where the true mean is but for `alpha` of all cases, by Student's t; null for a single value. */
export function meanInterval(
  { samples, mean, sampleVariance }: Description,
  alpha: number,
): { low: number; high: number } | null {
  if (sampleVariance === null) return null;
  const reach = studentQuantile(alpha, samples - 1) * Math.sqrt(sampleVariance / samples);
  return { low: mean - reach, high: mean + reach };
}

/** With the rounding of each step added at the end (Neumaier 1974). */
function sum(values: Float64Array): number {
  let total = 0;
  let lost = 0;
  for (const value of values) {
    const next = total + value;
    lost += Math.abs(total) >= Math.abs(value) ? total - next + value : value - next + total;
    total = next;
  }
  return total + lost;
}

/** Between the two nearest values in proportion: method 7 of Hyndman and Fan 1996, as spreadsheets and NumPy do it. */
function quantile(sorted: Float64Array, share: number): number {
  const position = (sorted.length - 1) * share;
  const at = Math.floor(position);
  const low = sorted[at] ?? 0;
  const high = sorted[at + 1] ?? low;
  return low + (high - low) * (position - at);
}
