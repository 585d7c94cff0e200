/** Scores how well two elements match; more is better. */
export type Score = (left: number, right: number) => number;
export type Pair = readonly [left: number, right: number];

/** The most combinations that are all tried. */
export const MAX_COMBINATIONS = 10_000;

/** Pairs as many elements as possible in order, with the largest sum of scores. */
export function pairInOrder(lefts: readonly number[], rights: readonly number[], score: Score): Pair[] {
  if (lefts.length * rights.length > MAX_COMBINATIONS) return pairByPosition(lefts, rights);
  const width = rights.length + 1;
  const scores = new Float64Array(lefts.length * width);
  /** The best sum for the elements from `l` and `r` on. */
  const best = new Float64Array((lefts.length + 1) * width);
  const sum = (l: number, r: number) => best[l * width + r] ?? 0;
  const together = (l: number, r: number) => (scores[l * width + r] ?? 0) + sum(l + 1, r + 1);
  for (let l = lefts.length - 1; l >= 0; l--) {
    for (let r = rights.length - 1; r >= 0; r--) {
      // Any pair scores something: one changed element is a smaller difference than a removed and an added one.
      scores[l * width + r] = 1 + score(lefts[l] ?? 0, rights[r] ?? 0) * width * lefts.length;
      best[l * width + r] = Math.max(together(l, r), sum(l + 1, r), sum(l, r + 1));
    }
  }
  const pairs: Pair[] = [];
  for (let l = 0, r = 0; l < lefts.length && r < rights.length;) {
    if (sum(l, r) === together(l, r)) pairs.push([lefts[l++] ?? 0, rights[r++] ?? 0]);
    else if (sum(l, r) === sum(l + 1, r)) l++;
    else r++;
  }
  return pairs;
}

/** Pairs as many elements as possible in any order, the best scores first. */
export function pairBest(lefts: readonly number[], rights: readonly number[], score: Score): Pair[] {
  if (lefts.length * rights.length > MAX_COMBINATIONS) return pairByPosition(lefts, rights);
  const combinations = lefts.flatMap((l) => rights.map((r) => ({ l, r, score: score(l, r) })));
  const usedLeft = new Set<number>();
  const usedRight = new Set<number>();
  const pairs: Pair[] = [];
  for (const { l, r } of combinations.sort((a, b) => b.score - a.score)) {
    if (usedLeft.has(l) || usedRight.has(r)) continue;
    usedLeft.add(l);
    usedRight.add(r);
    pairs.push([l, r]);
  }
  return pairs;
}

const pairByPosition = (lefts: readonly number[], rights: readonly number[]): Pair[] =>
  lefts.slice(0, rights.length).map((l, index) => [l, rights[index] ?? 0]);
