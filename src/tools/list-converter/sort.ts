import { asciiKeys, hasAsciiKey } from './ascii-order.ts';

export type SortBy = 'text' | 'natural' | 'number' | 'length';
type Compare = (a: string, b: string) => number;

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d{1,3})?$/i;
export const isNumber = (item: string): boolean => NUMBER.test(item.trim());

/** Items in ascending order; equal ones keep theirs. By number, what is none comes last. */
export function sortItems(items: readonly string[], by: SortBy, ignoreCase: boolean): string[] {
  if (by === 'number') {
    // Numbers are read once, not at each comparison.
    const numbers = items.filter(isNumber).map((item) => ({ item, value: Number(item.trim()) }));
    numbers.sort((a, b) => compareNumbers(a, b));
    return [...numbers.map(({ item }) => item), ...items.filter((item) => !isNumber(item))];
  }
  if (by === 'length') return items.toSorted((a, b) => lengthOf(a) - lengthOf(b));
  return by === 'natural' ? sortNaturally(items, ignoreCase) : items.toSorted(collate(by, ignoreCase));
}

/** A collator takes many seconds for the numbers in a million items: those in ASCII are compared by keys. */
function sortNaturally(items: readonly string[], ignoreCase: boolean): string[] {
  const compare = collate('natural', ignoreCase);
  const keyOf = asciiKeys(ignoreCase);
  const entries = items.map((item) => ({ item, key: hasAsciiKey(item) ? keyOf(item) : undefined }));
  entries.sort((a, b) => {
    if (a.key === undefined || b.key === undefined) return compare(a.item, b.item);
    if (a.key !== b.key) return a.key < b.key ? -1 : 1;
    return ignoreCase ? 0 : compareUnits(a.item, b.item);
  });
  return entries.map(({ item }) => item);
}

const compareUnits: Compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0);

/** One fixed language, so that a list has one order on every machine. Ties are settled by code unit. */
function collate(by: 'text' | 'natural', ignoreCase: boolean): Compare {
  const collator = new Intl.Collator('en', {
    numeric: by === 'natural',
    sensitivity: ignoreCase ? 'accent' : 'variant',
  });
  return (a, b) => collator.compare(a, b) || (ignoreCase ? 0 : compareUnits(a, b));
}

interface Numeric {
  readonly item: string;
  readonly value: number;
}

/** Integers beyond 2^53 are compared to the last digit. */
function compareNumbers(a: Numeric, b: Numeric): number {
  if (a.value !== b.value) return a.value < b.value ? -1 : 1;
  const [left, right] = [a.item.trim(), b.item.trim()];
  if (Number.isSafeInteger(a.value) || !/^[+-]?\d+$/.test(left) || !/^[+-]?\d+$/.test(right)) return 0;
  const difference = BigInt(left.replace('+', '')) - BigInt(right.replace('+', ''));
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

const lengthOf = (item: string): number => {
  let length = 0;
  for (const _ of item) length += 1;
  return length;
};
