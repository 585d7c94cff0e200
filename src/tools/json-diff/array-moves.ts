/** One `move` (RFC 6902, section 4.4): removed at `from`, then inserted at `to` of what is left. */
interface Move {
  readonly from: number;
  readonly to: number;
}

/**
 * The moves that bring elements into a new order. `order` has the old position for each new one, `isMoved` marks the new
 * positions that are filled by moving; the other elements keep their order.
 */
export function listMoves(order: readonly number[], isMoved: (place: number) => boolean): Move[] {
  // Slot 0 is the beginning, slot n + 1 the old position n. An element counts at its own slot until it moves, then at the
  // slot of the unmoved element it follows. The sum up to a slot is an index.
  const slots = new SlotCounts(order.length + 1);
  for (let slot = 1; slot <= order.length; slot++) slots.add(slot, 1);
  const moves: Move[] = [];
  let anchor = 0;
  order.forEach((old, place) => {
    if (!isMoved(place)) {
      anchor = old + 1;
      return;
    }
    const from = slots.sumBelow(old + 1);
    slots.add(old + 1, -1);
    const to = slots.sumBelow(anchor + 1);
    slots.add(anchor, 1);
    if (from !== to) moves.push({ from, to });
  });
  return moves;
}

/** Counts that are changed and summed in logarithmic time (P. Fenwick, 1994). */
class SlotCounts {
  private readonly tree: Int32Array;
  constructor(length: number) {
    this.tree = new Int32Array(length + 1);
  }
  add(slot: number, count: number): void {
    for (let at = slot + 1; at < this.tree.length; at += at & -at) this.tree[at] = (this.tree[at] ?? 0) + count;
  }
  /** Sum of all slots before `slot`. */
  sumBelow(slot: number): number {
    let sum = 0;
    for (let at = slot; at > 0; at -= at & -at) sum += this.tree[at] ?? 0;
    return sum;
  }
}
