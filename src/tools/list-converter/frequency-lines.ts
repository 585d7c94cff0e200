import type { Frequency } from './logic.ts';

/** A line an item, as `uniq -c` has it: how often, a tab, the item. */
export const toLines = (frequencies: readonly Frequency[]): string =>
  frequencies.map(({ item, count }) => `${count}\t${item}`).join('\n');
