/** One `move` (RFC 6902, section 4.4): taken out at `from`, put in at `to` of what is left. */
interface Move {
  readonly from: number;
  readonly to: number;
}

/**
 * The moves that bring elements into a new order. `order` says for each new place which old place its element had,
 * `isMoved` which new places are filled by moving; the others keep their order.
 */
export function listMoves(order: readonly number[], isMoved: (place: number) => boolean): Move[] {
  // Slot 0 is the beginning, slot n + 1 the old place n. Each element counts at its own slot until it moves, then at the
  // slot of the unmoved element that it follows: the sum up to a slot is an index.
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

/** Counts that can be changed and summed up in logarithmic time (P. Fenwick, 1994). */
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
