import { CST } from 'yaml';
import { compareCodePoints } from '#lib/compare-keys';
import { isTrivia } from './tokens.ts';

interface Item {
  readonly key?: CST.Token | null | undefined;
  readonly sep?: readonly CST.SourceToken[];
}

/** The items of a map by their keys. Those that are comments alone stay at the end. */
export function sortItems<I extends Item>(items: readonly I[]): readonly I[] {
  const named = items.map((item) => ({ item, name: nameOf(item) }));
  named.sort((a, b) => {
    if (a.name === undefined || b.name === undefined)
      return Number(a.name === undefined) - Number(b.name === undefined);
    return compareCodePoints(a.name, b.name);
  });
  return named.map(({ item }) => item);
}

function nameOf({ key, sep = [] }: Item): string | undefined {
  if (!key) return sep.length === 0 ? undefined : '';
  return CST.isScalar(key) ? CST.resolveAsScalar(key).value : CST.stringify(key);
}

/**
 * The comments directly above the first key of a map stand before the map in the tokens; here they are the key's, so that
 * they move with it. A blank line between makes them the whole's.
 */
export function takeLead<T extends CST.Token>(
  before: readonly CST.SourceToken[],
  node: T | undefined,
): [before: readonly CST.SourceToken[], node: T | undefined] {
  const [first, ...rest] = node?.type === 'block-map' ? node.items : [];
  if (node === undefined || first === undefined) return [before, node];
  let start = before.findLastIndex((token) => !isTrivia(token)) + 1;
  // What follows on the same line belongs to that.
  if (start > 0) start = before.findIndex(({ type }, index) => index >= start && type === 'newline') + 1;
  let isBlank = false;
  for (const [index, { type }] of before.entries()) {
    if (type === 'newline' && isBlank) start = Math.max(start, index + 1);
    if (type !== 'space') isBlank = type === 'newline';
  }
  if (start === 0 && before.some((token) => !isTrivia(token))) return [before, node];
  const items = [{ ...first, start: [...before.slice(start), ...first.start] }, ...rest];
  return [before.slice(0, start), { ...node, items }];
}
