import { failAt, ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { addressText, blocksOf, cidrText, mergeRanges, sizeOf, type IpBlock, type IpRange } from '#lib/ip/range';
import { ipv4Text, maskOf } from '#lib/ip/ipv4';
import type { Fail } from '#lib/text-error';
import { readEntries } from './entries.ts';

const readAll = (text: string, fail: Fail, note: RunContext['note']): IpRange[] =>
  readEntries(text, fail, note).map(({ range }) => range);

/** The ranges left after merging, with a note where some were merged. */
function readMerged(text: string, note: RunContext['note']): IpRange[] {
  const ranges = readAll(text, failAt, note);
  const merged = mergeRanges(ranges);
  const overlap =
    ranges.reduce((sum, range) => sum + sizeOf(range), 0n) - merged.reduce((sum, range) => sum + sizeOf(range), 0n);
  if (overlap > 0n) note('note.overlap', { count: String(overlap) });
  return merged;
}

const inMaskForm = (block: IpBlock) =>
  block.version === 4 ? `${ipv4Text(Number(block.first))} ${ipv4Text(maskOf(block.prefix))}` : cidrText(block);
const inRangeForm = ({ version, first, last }: IpRange) =>
  `${addressText(version, first)}-${addressText(version, last)}`;

/** The addresses of merged ranges that are not in others, both in order. */
function without(ranges: readonly IpRange[], taken: readonly IpRange[]): IpRange[] {
  let next = 0;
  return ranges.flatMap((range) => {
    const left: IpRange[] = [];
    let { first } = range;
    const isBefore = (other: IpRange) =>
      other.version < range.version || (other.version === range.version && other.last < first);
    while (next < taken.length && isBefore(taken[next] as IpRange)) next += 1;
    for (let index = next; index < taken.length; index += 1) {
      const other = taken[index] as IpRange;
      if (other.version !== range.version || other.first > range.last) break;
      if (other.first > first) left.push({ ...range, first, last: other.first - 1n });
      first = other.last + 1n;
      if (first > range.last) return left;
    }
    return [...left, { ...range, first }];
  });
}

/**
 * All addresses of a list as the fewest networks or ranges, in order and without repetitions; those of `subtract`, a list
 * like the first, are left out. Throws `ip.…` codes.
 */
export function toBlocks(
  text: string,
  { form, subtract }: { readonly form: 'cidr' | 'mask' | 'range'; readonly subtract: string },
  note: RunContext['note'],
): string {
  const taken = mergeRanges(
    readAll(subtract, (code, params, at) => new ToolError(code, params, { option: 'subtract', at }), note),
  );
  const ranges = without(readMerged(text, note), taken);
  if (form === 'range') return ranges.map(inRangeForm).join('\n');
  return ranges
    .flatMap(blocksOf)
    .map(form === 'cidr' ? cidrText : inMaskForm)
    .join('\n');
}

/** Addresses between two reports of progress. */
const REPORT = 50_000;

/** The addresses of a list one by one, in order and without repetitions, up to a limit. Throws `ip.…` codes. */
export function listAddresses(
  text: string,
  { limit }: { readonly limit: number },
  { note, progress }: Pick<RunContext, 'note' | 'progress'>,
): string {
  const ranges = readMerged(text, note);
  const all = ranges.reduce((sum, range) => sum + sizeOf(range), 0n);
  const total = all < BigInt(limit) ? Number(all) : limit;
  const lines: string[] = [];
  for (const { version, first, last } of ranges) {
    const room = BigInt(total - lines.length);
    const end = last < first + room ? last + 1n : first + room;
    for (let address = first; address < end; address += 1n) {
      if (lines.length % REPORT === 0) progress(lines.length, total);
      lines.push(addressText(version, address));
    }
  }
  if (all > BigInt(total)) note('warning.cut', { left: String(all - BigInt(total)) });
  return lines.join('\n');
}
