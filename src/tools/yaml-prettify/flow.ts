import type { CST } from 'yaml';
import { quoted } from './scalars.ts';
import { sortItems } from './sort.ts';
import type { Style } from './style.ts';
import { endOf, isTrivia } from './tokens.ts';

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

/** The entries of a flow collection as they are to be written, a comment on the line of one with it. */
export function flowEntries({ start, items }: CST.FlowCollection, { sortKeys }: Style): readonly FlowEntry[] {
  const entries = entriesOf(items);
  return sortKeys && start.type === 'flow-map-start' ? sortItems(entries) : entries;
}

function entriesOf(items: readonly CST.CollectionItem[]): FlowEntry[] {
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

const isBreak = ({ type }: CST.Token): boolean => type === 'newline' || type === 'comment';

/** A flow collection on one line; undefined where it holds line breaks or comments. */
export function flatten(flow: CST.FlowCollection, style: Style): string | undefined {
  if (flow.items.some(({ start, sep = [] }) => start.some(isBreak) || sep.some(isBreak))) return undefined;
  const entries = flowEntries(flow, style).filter(({ isEmpty }) => !isEmpty);
  const texts = entries.map((entry) => flattenEntry(entry, style));
  const bracket = flow.end[0]?.source ?? '';
  return texts.includes(undefined) ? undefined : flow.start.source + texts.join(', ') + bracket;
}

function flattenEntry({ start, key, sep, value, behind }: FlowEntry, style: Style): string | undefined {
  if (behind.some(isBreak)) return undefined;
  const [first, last] = [key ? flattenNode(key, style) : '', value === undefined ? '' : flattenNode(value, style)];
  if (first === undefined || last === undefined) return undefined;
  const head = [...sourcesOf(start), first].filter((text) => text !== '').join(' ');
  const tail = [...sourcesOf(sep), last].filter((text) => text !== '').join(' ');
  // The colon stands at its key, but for an alias, whose name it would be part of.
  const isTight = head === '' || tail === '' || (key && key.type !== 'alias');
  return head + (isTight ? '' : ' ') + tail;
}

const sourcesOf = (tokens: readonly CST.SourceToken[]): string[] =>
  tokens.filter((token) => !isTrivia(token)).map(({ source }) => source);

function flattenNode(token: CST.Token, style: Style): string | undefined {
  if (token.type === 'flow-collection') return flatten(token, style);
  if (token.type === 'alias') return token.source;
  if (!('source' in token) || token.source.includes('\n')) return undefined;
  return quoted(token as CST.FlowScalar, style.quotes);
}
