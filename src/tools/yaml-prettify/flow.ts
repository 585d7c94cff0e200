import type { CST } from 'yaml';

/** An entry between the commas of brackets, apart from these. */
export interface FlowEntry {
  readonly start: readonly CST.SourceToken[];
  readonly key: CST.Token | null | undefined;
  readonly sep: readonly CST.SourceToken[];
  readonly value: CST.Token | undefined;
  /** Nothing but comments. */
  readonly isEmpty: boolean;
  /** Line breaks before it that the entry before it, in the source, has taken. */
  readonly gap: number;
  /** What follows on its line, before or behind its comma, and the end of what it holds. */
  readonly behind: readonly CST.SourceToken[];
}

export const isTrivia = ({ type }: CST.Token): boolean => ['space', 'newline', 'comment', 'comma'].includes(type);

/** The entries of a flow collection, a comment on the line of one with it. */
export function flowEntries({ items }: CST.FlowCollection): FlowEntry[] {
  const starts = items.map(({ start }) => {
    const broken = start.findIndex((token) => token.type === 'newline' || !isTrivia(token));
    return broken < 0 ? start.length : broken;
  });
  let gap = 0;
  return items.map(({ start, key, sep = [], value }, index) => {
    const last = value ?? key;
    const own = index === 0 ? start : start.slice(starts[index]);
    const behind = [...(last ? endOf(last) : []), ...(items[index + 1]?.start.slice(0, starts[index + 1]) ?? [])];
    const isEmpty = !key && value === undefined && [...own, ...sep].every(isTrivia);
    const entry = { start: own, key, sep, value, isEmpty, gap, behind };
    const comment = behind.findLastIndex(({ type }) => type === 'comment');
    gap = behind.slice(comment + 1).filter(({ type }) => type === 'newline').length;
    return entry;
  });
}

/** Comments and line breaks behind a node. */
export const endOf = (token: CST.Token): readonly CST.SourceToken[] => {
  if (token.type === 'flow-collection') return token.end.slice(1);
  return 'end' in token ? (token.end ?? []) : [];
};
