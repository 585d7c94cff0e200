import { listGaps, matchEqual, type Gap } from '#lib/subsequence';

/** When two pieces are equal. */
export interface Equality {
  readonly ignoreCase: boolean;
  /** Spaces and tabs: all count; a run of them is one space, and none at the end of a line; none count. */
  readonly space: 'exact' | 'amount' | 'none';
  readonly ignoreBlankLines: boolean;
  readonly ignoreLineEnds: boolean;
}

export interface Comparison {
  readonly left: readonly string[];
  readonly right: readonly string[];
  /** Where they differ, in ascending order; between two of them the pieces are equal one by one. */
  readonly gaps: readonly Gap[];
  /** The first piece on the left where more differs than the fewest changes can be found for. */
  readonly cutAt: number | undefined;
  /** Whether it does not matter that only one text has such a piece. */
  readonly isIgnored: (piece: string) => boolean;
}

/** Compares two texts that are in pieces. */
export function compare(left: readonly string[], right: readonly string[], equality: Equality): Comparison {
  const keyOf = keysBy(equality);
  const isIgnored = ignoredBy(equality);
  const keysOf = (pieces: readonly string[]) => pieces.map((piece) => (isIgnored(piece) ? undefined : keyOf(piece)));
  let cutAt: number | undefined;
  const onCut = (index: number) => {
    cutAt = Math.min(cutAt ?? index, index);
  };
  const partners = matchTexts(keysOf(left), keysOf(right), { onCut });
  return { left, right, gaps: listGaps(partners, right.length), cutAt, isIgnored };
}

type Texts = readonly (string | undefined)[];

/** For each text on the left the index of its equal on the right, or -1; `undefined` has no equal. See `matchEqual`. */
export function matchTexts(left: Texts, right: Texts, search?: Parameters<typeof matchEqual>[2]): Int32Array {
  const numbers = new Map<string, number>();
  let count = 0;
  const numberOf = (text: string | undefined): number => {
    const known = text === undefined ? undefined : numbers.get(text);
    if (known !== undefined) return known;
    count += 1;
    if (text !== undefined) numbers.set(text, count);
    return count;
  };
  return matchEqual(Int32Array.from(left, numberOf), Int32Array.from(right, numberOf), search);
}

function keysBy({ ignoreCase, space, ignoreLineEnds }: Equality): (piece: string) => string {
  return (piece) => {
    let key = piece;
    if (ignoreLineEnds) key = /^(?:\r\n?|\n)$/.test(key) ? '\n' : key.replace(/(?:\r\n?|\n)$/, '');
    // A line break has an option of its own.
    if (space === 'amount') key = key.replace(/[^\S\r\n]+(?=[\r\n]|$)/g, (run) => (run === piece ? ' ' : ''));
    if (space === 'amount') key = key.replace(/[^\S\r\n]+/g, ' ');
    if (space === 'none') key = key.replace(/[^\S\r\n]+/g, '');
    return ignoreCase ? key.toLowerCase() : key;
  };
}

function ignoredBy({ space, ignoreBlankLines }: Equality): (piece: string) => boolean {
  return (piece) => {
    if (space === 'none' && /^[^\S\r\n]+$/.test(piece)) return true;
    return ignoreBlankLines && /^\s*$/.test(piece) && /[\r\n]$/.test(piece);
  };
}
