import type { Span } from './span.ts';

/** UTF-16 units by which values are told apart at first. */
const BEGINNING = 8;

/**
 * Where any of some values stands in a text: of those that begin at one place the longest that fits, none inside another. One
 * pass for all of them, as a regular expression of thousands of choices takes seconds to make.
 */
export function* findValues(
  text: string,
  values: Iterable<string>,
  fits: (span: Span) => boolean = () => true,
): Generator<Span> {
  const known = new Set(values);
  /** Of the values that begin alike, the lengths; longest first. */
  const lengths = new Map<string, Set<number>>();
  for (const value of [...known].sort((a, b) => b.length - a.length)) {
    const beginning = value.slice(0, BEGINNING);
    lengths.set(beginning, (lengths.get(beginning) ?? new Set()).add(value.length));
  }
  const beginnings = [...new Set([...lengths.keys()].map(({ length }) => length))].sort((a, b) => b - a);
  const endAt = (start: number): number | undefined => {
    for (const size of beginnings)
      for (const length of lengths.get(text.slice(start, start + size)) ?? []) {
        const end = start + length;
        if (known.has(text.slice(start, end)) && fits({ start, end })) return end;
      }
    return undefined;
  };
  for (let start = 0; start < text.length; start += 1) {
    const end = endAt(start);
    if (end === undefined) continue;
    yield { start, end };
    start = end - 1;
  }
}

const same = (letter: string, changed: string) => (changed.length === letter.length ? changed : letter);

/** A text of the same length, which two texts share that differ only in the case of their letters. */
export const foldCase = (text: string): string =>
  // By way of capitals, which `σ` and `ς` share.
  text.replaceAll(/[A-Z]|[^\0-\x7f]/gu, (letter) => {
    const upper = same(letter, letter.toUpperCase());
    return same(upper, upper.toLowerCase());
  });
