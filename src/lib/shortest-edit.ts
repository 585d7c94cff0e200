/** A stretch of both sequences; the ends are behind the last element. */
export interface Gap {
  readonly leftStart: number;
  readonly leftEnd: number;
  readonly rightStart: number;
  readonly rightEnd: number;
}

/** Where a search is split: a path from the start of a gap to its end leads through this point. */
interface Split {
  readonly left: number;
  readonly right: number;
}

/** Rounds of a search that is to be cut: a change of twice as many edits is still found whole. */
const ROUNDS = 256;

/**
 * Finds the shortest edit between two sequences in linear space (E. W. Myers, An O(ND) Difference Algorithm and Its
 * Variations, 1986, section 4b), writing the partner of each matched element of `left` into `partners`. After `budget` steps
 * it goes on from the point that it has come furthest to, and calls `onCut` with the element of `left` there.
 */
export class ShortestEdit {
  private readonly forward: Int32Array;
  private readonly backward: Int32Array;
  private readonly origin: number;

  constructor(
    private readonly left: Int32Array,
    private readonly right: Int32Array,
    private readonly partners: Int32Array,
    private budget: number,
    private readonly onCut: (left: number) => void,
  ) {
    this.origin = right.length + 1;
    this.forward = new Int32Array(left.length + right.length + 3);
    this.backward = new Int32Array(left.length + right.length + 3);
  }

  /** Matches a stretch. False, with no more than its equal ends matched, if `isWhole` and the search would be cut. */
  match(gap: Gap, isWhole = false): boolean {
    const { left, right, partners } = this;
    const open: Gap[] = [gap];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      let { leftStart, leftEnd, rightStart, rightEnd } = next;
      while (leftStart < leftEnd && rightStart < rightEnd && left[leftStart] === right[rightStart])
        partners[leftStart++] = rightStart++;
      while (leftStart < leftEnd && rightStart < rightEnd && left[leftEnd - 1] === right[rightEnd - 1])
        partners[--leftEnd] = --rightEnd;
      if (leftStart === leftEnd || rightStart === rightEnd) continue;
      const split = this.findSplit({ leftStart, leftEnd, rightStart, rightEnd }, isWhole);
      if (split === undefined) return false;
      open.push({ leftStart: split.left, leftEnd, rightStart: split.right, rightEnd });
      open.push({ leftStart, leftEnd: split.left, rightStart, rightEnd: split.right });
    }
    return true;
  }

  /** A point of a shortest path: where paths from both ends meet. Diagonals are numbered by left minus right. */
  private findSplit({ leftStart, leftEnd, rightStart, rightEnd }: Gap, isWhole: boolean): Split | undefined {
    const { left, right, forward, backward, origin } = this;
    const [first, last] = [leftStart - rightStart, leftEnd - rightEnd];
    const [lowest, highest] = [leftStart - rightEnd, leftEnd - rightStart];
    const isOdd = ((first - last) & 1) !== 0;
    let [forwardLow, forwardHigh, backwardLow, backwardHigh] = [first, first, last, last];
    forward[origin + first] = leftStart;
    backward[origin + last] = leftEnd;
    for (let round = 1; ; round++) {
      // Outside of the grid there is nothing to find: the band of diagonals stops growing there.
      if (forwardLow > lowest) forward[origin + --forwardLow - 1] = -1;
      else forwardLow++;
      if (forwardHigh < highest) forward[origin + ++forwardHigh + 1] = -1;
      else forwardHigh--;
      for (let diagonal = forwardHigh; diagonal >= forwardLow; diagonal -= 2) {
        const below = forward[origin + diagonal - 1] ?? 0;
        const above = forward[origin + diagonal + 1] ?? 0;
        let at = below < above ? above : below + 1;
        while (at < leftEnd && at - diagonal < rightEnd && left[at] === right[at - diagonal]) at++;
        forward[origin + diagonal] = at;
        const isMet = isOdd && diagonal >= backwardLow && diagonal <= backwardHigh;
        if (isMet && (backward[origin + diagonal] ?? 0) <= at) return { left: at, right: at - diagonal };
      }
      if (backwardLow > lowest) backward[origin + --backwardLow - 1] = 0x7fffffff;
      else backwardLow++;
      if (backwardHigh < highest) backward[origin + ++backwardHigh + 1] = 0x7fffffff;
      else backwardHigh--;
      for (let diagonal = backwardHigh; diagonal >= backwardLow; diagonal -= 2) {
        const below = backward[origin + diagonal - 1] ?? 0;
        const above = backward[origin + diagonal + 1] ?? 0;
        let at = below < above ? below : above - 1;
        while (at > leftStart && at - diagonal > rightStart && left[at - 1] === right[at - diagonal - 1]) at--;
        backward[origin + diagonal] = at;
        const isMet = !isOdd && diagonal >= forwardLow && diagonal <= forwardHigh;
        if (isMet && at <= (forward[origin + diagonal] ?? 0)) return { left: at, right: at - diagonal };
      }
      this.budget -= (forwardHigh - forwardLow + backwardHigh - backwardLow) / 2 + 2;
      if (this.budget > 0 || round < ROUNDS) continue;
      if (isWhole) return undefined;
      this.onCut(leftStart);
      return this.furthest({ leftStart, leftEnd, rightStart, rightEnd }, forwardLow, forwardHigh);
    }
  }

  /** The point within the gap that the paths from its start have come furthest to. */
  private furthest({ leftEnd, rightEnd }: Gap, low: number, high: number): Split {
    let best: Split = { left: 0, right: 0 };
    for (let diagonal = high; diagonal >= low; diagonal -= 2) {
      const at = Math.min(this.forward[this.origin + diagonal] ?? 0, leftEnd, rightEnd + diagonal);
      if (at + at - diagonal > best.left + best.right) best = { left: at, right: at - diagonal };
    }
    return best;
  }
}
