import { failAt } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { addressText, countOf, mergeRanges, sizeOf, type IpRange } from '#lib/ip/range';
import { placeAt } from '#lib/place';
import { contentOf } from '#lib/ip/part';
import { readEntries, type Entry } from './entries.ts';

/** Addresses from the first to the last, and how many those are: digits where JSON's numbers are not exact. */
export interface Stretch {
  readonly start: string;
  readonly end: string;
  readonly size: number | string;
}

/** Addresses that two entries of a list share. */
export interface Overlap extends Stretch {
  /** The entries as they are written, with their lines, from 1. */
  readonly one: string;
  readonly oneLine: number;
  readonly other: string;
  readonly otherLine: number;
}

/** Overlaps that are listed: a list of one network written n times has n(n-1)/2. */
const MOST = 1000;

const stretchOf = ({ version, first, last }: IpRange): Stretch => ({
  start: addressText(version, first),
  end: addressText(version, last),
  size: countOf(sizeOf({ version, first, last })),
});

/** The addresses between the ranges of a list, and those that entries share, both in order. Throws `ip.…` codes. */
export function findGaps(
  text: string,
  { note }: Pick<RunContext, 'note'>,
): { readonly gaps: readonly Stretch[]; readonly overlaps: readonly Overlap[] } {
  const entries = readEntries(text, failAt, note);
  const merged = mergeRanges(entries.map(({ range }) => range));
  const gaps = merged.flatMap(({ version, first }, index): Stretch[] => {
    const before = merged[index - 1];
    if (before?.version !== version) return [];
    return [stretchOf({ version, first: before.last + 1n, last: first - 1n })];
  });
  const overlaps = overlapsOf(text, entries);
  if (overlaps.length > MOST) note('warning.moreOverlaps', { count: MOST });
  return { gaps, overlaps: overlaps.slice(0, MOST) };
}

/** Pairs of entries that share addresses, one more than are listed at most. */
function overlapsOf(text: string, entries: readonly Entry[]): Overlap[] {
  const sorted = entries.toSorted(
    ({ range: a }, { range: b }) => a.version - b.version || (a.first < b.first ? -1 : a.first > b.first ? 1 : 0),
  );
  const lineOf = ({ part }: Entry) => placeAt(text, part.from).line;
  const found: Overlap[] = [];
  let open: Entry[] = [];
  for (const entry of sorted) {
    const { version, first, last } = entry.range;
    open = open.filter(({ range }) => range.version === version && range.last >= first);
    for (const before of open) {
      const end = before.range.last < last ? before.range.last : last;
      found.push({
        ...stretchOf({ version, first, last: end }),
        one: contentOf(before.part),
        oneLine: lineOf(before),
        other: contentOf(entry.part),
        otherLine: lineOf(entry),
      });
      if (found.length > MOST) return found;
    }
    open.push(entry);
  }
  return found;
}
