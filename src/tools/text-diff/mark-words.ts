import { listGaps } from '#lib/subsequence';
import { matchTexts } from './compare.ts';
import { addPart } from './parts.ts';
import { splitWords } from './tokens.ts';

/** The budget for looking for words that changed, in words compared. */
export interface Effort {
  left: number;
  /** Changed lines for which nothing was left. */
  unmarked: number;
}

/** The most pairs of lines in a change that are compared to find similar ones. */
const MOST_PAIRS = 2500;
/** UTF-16 units of a line that are looked at to find similar ones. */
const LONGEST = 5000;
/** Two lines with this share of equal words or more are one that was changed. */
const ALIKE = 0.4;
/** The search for the shortest edit takes as many steps as the square of the edits says, and is cut at the most. */
const MOST_STEPS = 4_000_000;
const STEPS_IN_A_WORD = 8;

interface Pair {
  readonly left: number;
  readonly right: number;
}

/** The similar lines of a change, in order; the lines one by one where there are too many to compare. */
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

/** Both lines, each as what both have and what only that one has, by turns. */
export function markWords(left: string, right: string, effort: Effort): { left: string[]; right: string[] } {
  if (effort.left <= 0) {
    effort.unmarked++;
    return { left: [left], right: [right] };
  }
  const [lefts, rights] = [splitWords(left), splitWords(right)];
  effort.left -= lefts.length + rights.length;
  const gaps = listGaps(matchTexts(lefts, rights, { budget: MOST_STEPS }), rights.length);
  const edits = gaps.reduce((sum, gap) => sum + gap.leftEnd - gap.leftStart + gap.rightEnd - gap.rightStart, 0);
  effort.left -= Math.min(edits ** 2, MOST_STEPS) / STEPS_IN_A_WORD;
  return {
    left: markGaps(
      lefts,
      gaps.map(({ leftStart, leftEnd }) => [leftStart, leftEnd]),
    ),
    right: markGaps(
      rights,
      gaps.map(({ rightStart, rightEnd }) => [rightStart, rightEnd]),
    ),
  };
}

function markGaps(words: readonly string[], gaps: readonly (readonly [start: number, end: number])[]): string[] {
  const parts: string[] = [];
  let next = 0;
  for (const [start, end] of gaps) {
    addPart(parts, words.slice(next, start).join(''), false);
    addPart(parts, words.slice(start, end).join(''), true);
    next = end;
  }
  addPart(parts, words.slice(next).join(''), false);
  return parts;
}
