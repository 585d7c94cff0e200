import { matchKeys } from './compare.ts';
import { addPart } from './parts.ts';
import { splitWords } from './tokens.ts';

/** The budget left for looking for words that changed, in words compared. */
export interface Effort {
  left: number;
  /** Changed lines in which there was nothing left for it. */
  unmarked: number;
}

/** Lines of a change that are looked at for which belong together: all with all. */
const MOST_PAIRS = 2500;
/** Words of a line from which the rest is not looked at. */
const LONGEST = 5000;
/** From this share of equal words on two lines are one that was changed. */
const ALIKE = 0.4;

interface Pair {
  readonly left: number;
  readonly right: number;
}

/** Which lines of a change belong together, in order; one by one where there are too many to look. */
export function pairLines(lefts: readonly string[], rights: readonly string[], effort: Effort): Pair[] {
  const size = lefts.length * rights.length;
  if (size <= 1 || size > MOST_PAIRS || effort.left <= 0)
    return Array.from({ length: Math.min(lefts.length, rights.length) }, (_, index) => ({ left: index, right: index }));
  const [leftWords, rightWords] = [lefts, rights].map((lines) => lines.map(wordsOf));
  const width = rights.length + 1;
  // best[l][r]: the most that the lines from l and r on have in common.
  const best = new Float64Array((lefts.length + 1) * width);
  const likeness = new Float64Array(best.length);
  for (let l = lefts.length - 1; l >= 0; l--) {
    for (let r = rights.length - 1; r >= 0; r--) {
      const a = leftWords?.[l] ?? new Set();
      const b = rightWords?.[r] ?? new Set();
      effort.left -= Math.min(a.size, b.size) + 1;
      const at = l * width + r;
      const alike = measure(a, b);
      likeness[at] = alike >= ALIKE ? alike : 0;
      const together = alike >= ALIKE ? alike + (best[at + width + 1] ?? 0) : 0;
      best[at] = Math.max(together, best[at + width] ?? 0, best[at + 1] ?? 0);
    }
  }
  const pairs: Pair[] = [];
  for (let l = 0, r = 0; l < lefts.length && r < rights.length;) {
    const at = l * width + r;
    const alike = likeness[at] ?? 0;
    if (alike > 0 && best[at] === alike + (best[at + width + 1] ?? 0)) pairs.push({ left: l++, right: r++ });
    else if (best[at] === best[at + width]) l++;
    else r++;
  }
  return pairs;
}

const wordsOf = (line: string): ReadonlySet<string> =>
  new Set(splitWords(line.slice(0, LONGEST)).filter((word) => word.trim() !== ''));

function measure(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [fewer, more] = a.size < b.size ? [a, b] : [b, a];
  let common = 0;
  for (const word of fewer) if (more.has(word)) common++;
  return (2 * common) / Math.max(1, a.size + b.size);
}

/** A line and what became of it: by turns what both have and what only that one has. */
export function markWords(left: string, right: string, effort: Effort): { left: string[]; right: string[] } {
  if (effort.left <= 0) {
    effort.unmarked++;
    return { left: [left], right: [right] };
  }
  const [lefts, rights] = [splitWords(left), splitWords(right)];
  effort.left -= lefts.length + rights.length;
  const marked: { left: string[]; right: string[] } = { left: [], right: [] };
  const next = { left: 0, right: 0 };
  for (const pair of [...matchKeys(lefts, rights), { left: lefts.length, right: rights.length }]) {
    for (; next.left < pair.left; next.left++) addPart(marked.left, lefts[next.left] ?? '', true);
    for (; next.right < pair.right; next.right++) addPart(marked.right, rights[next.right] ?? '', true);
    addPart(marked.left, lefts[next.left++] ?? '', false);
    addPart(marked.right, rights[next.right++] ?? '', false);
  }
  return marked;
}
