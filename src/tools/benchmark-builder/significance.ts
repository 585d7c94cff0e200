import { normalTail, studentTail } from './distributions.ts';
import type { Description } from './statistics.ts';

/** How likely a difference at least as large is between two suites that are equally good, and which is the larger one. */
export interface Difference {
  readonly p: number;
  /** Of the first suite against the second: above 0 it has the larger values. */
  readonly sign: number;
}

/** Means of values whose spread may differ (B. L. Welch, Biometrika 34, 1947). Undefined where nothing varies. */
export function welch(a: Description, b: Description): Difference | undefined {
  const [partA, partB] = [(a.sampleVariance ?? 0) / a.samples, (b.sampleVariance ?? 0) / b.samples];
  const square = partA + partB;
  if (square === 0) return undefined;
  const t = (a.mean - b.mean) / Math.sqrt(square);
  const [shareA, shareB] = [partA / square, partB / square];
  const df = 1 / (shareA ** 2 / (a.samples - 1) + shareB ** 2 / (b.samples - 1));
  return { p: studentTail(t, df), sign: Math.sign(t) };
}

/** Up to here all orders are counted, where no two values are equal. */
const EXACT = 20;

/**
 * Ranks, whatever the distribution (H. B. Mann and D. R. Whitney, Annals of Mathematical Statistics 18, 1947): exact for
 * small suites without ties, else normal with corrections for ties and continuity. Undefined where all values are equal.
 */
export function mannWhitney(a: readonly number[], b: readonly number[]): Difference | undefined {
  const [n, m] = [a.length, b.length];
  const { rankSum, ties } = rank(a, b);
  const u = rankSum - (n * (n + 1)) / 2;
  const larger = Math.max(u, n * m - u);
  const sign = Math.sign(u - (n * m) / 2);
  if (ties === 0 && n <= EXACT && m <= EXACT) return { p: exactTail(n, m, larger), sign };
  const all = n + m;
  const variance = ((n * m) / 12) * (all + 1 - ties / (all * (all - 1)));
  if (variance <= 0) return undefined;
  const z = (larger - (n * m) / 2 - 0.5) / Math.sqrt(variance);
  return { p: z <= 0 ? 1 : normalTail(z), sign };
}

/** The sum of the ranks of `a` among both, equal values sharing theirs; and the sum of t³ - t over groups of t equal ones. */
function rank(a: readonly number[], b: readonly number[]): { rankSum: number; ties: number } {
  const all = [...a.map((value) => ({ value, own: 1 })), ...b.map((value) => ({ value, own: 0 }))];
  all.sort((x, y) => x.value - y.value);
  let rankSum = 0;
  let ties = 0;
  for (let start = 0; start < all.length;) {
    let end = start;
    let own = 0;
    for (; end < all.length && all[end]?.value === all[start]?.value; end++) own += all[end]?.own ?? 0;
    const count = end - start;
    rankSum += (own * (start + 1 + end)) / 2;
    ties += count ** 3 - count;
    start = end;
  }
  return { rankSum, ties };
}

/** The share of all orders in which U is at least this far from its middle, both sides together. */
function exactTail(n: number, m: number, larger: number): number {
  // Orders by their U are the coefficients of a Gaussian binomial: the product of (1 - q^(m + i)) / (1 - q^i).
  const counts = new Float64Array(n * m + 1);
  counts[0] = 1;
  for (let i = 1; i <= n; i++) {
    for (let u = counts.length - 1; u >= m + i; u--) counts[u]! -= counts[u - m - i]!;
    for (let u = i; u < counts.length; u++) counts[u]! += counts[u - i]!;
  }
  const total = counts.reduce((sum, count) => sum + count, 0);
  const beyond = counts.subarray(larger).reduce((sum, count) => sum + count, 0);
  return Math.min(1, (2 * beyond) / total);
}
