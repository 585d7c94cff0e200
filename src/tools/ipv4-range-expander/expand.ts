import { ToolError, failAt } from '#engine/error';
import type { RunContext } from '#engine/operation';
import {
  addressText,
  blockAround,
  blocksOf,
  cidrText,
  countOf,
  rangeFrom,
  readAddress,
  readRange,
  sizeOf,
} from '#lib/ip/range';
import { placeOfPart, trimPart, wholeText } from '#lib/ip/part';

/** A range, the smallest network that holds it, and the fewest that hold it exactly. */
export interface ExpandedRange {
  readonly version: 4 | 6;
  readonly start: string;
  readonly end: string;
  /** A text where JSON's numbers are not exact. */
  readonly size: number | string;
  readonly cidr: string;
  readonly blockStart: string;
  readonly blockEnd: string;
  readonly blockSize: number | string;
  /** Addresses that the single network adds before the start and after the end. */
  readonly extraBefore: number | string;
  readonly extraAfter: number | string;
  readonly exact: readonly string[];
}

/** Expands a range: from the text to `end` or, without one, as the text says. Throws `ip.…` codes. */
export function expand(text: string, { end }: { readonly end: string }, note: RunContext['note']): ExpandedRange {
  const range = end.trim() === '' ? readRange(wholeText(text), failAt) : readEnds(text, end);
  if (range.isSwapped) note('note.swapped');
  const block = blockAround(range);
  const say = (address: bigint) => addressText(range.version, address);
  return {
    version: range.version,
    start: say(range.first),
    end: say(range.last),
    size: countOf(sizeOf(range)),
    cidr: cidrText(block),
    blockStart: say(block.first),
    blockEnd: say(block.last),
    blockSize: countOf(sizeOf(block)),
    extraBefore: countOf(range.first - block.first),
    extraAfter: countOf(block.last - range.last),
    exact: blocksOf(range).map(cidrText),
  };
}

function readEnds(text: string, end: string) {
  const last = trimPart(wholeText(end));
  const failAtEnd: typeof failAt = (code, params, at) => new ToolError(code, params, { option: 'end', at });
  const start = readAddress(trimPart(wholeText(text)), failAt);
  return rangeFrom(start, readAddress(last, failAtEnd), () => placeOfPart(last), failAtEnd);
}
