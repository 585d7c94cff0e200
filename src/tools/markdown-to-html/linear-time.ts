import { resolveAttention } from './attention.ts';
import { resolveStrikethrough } from './strikethrough.ts';
import type { Construct, Constructs, Events, Resolver } from './resolver.ts';

const RESOLVERS: ReadonlyMap<string | undefined, Resolver> = new Map([
  ['attention', resolveAttention],
  ['strikethrough', resolveStrikethrough],
]);

/**
 * Takes care that inline marks cost a time that grows with the text. By itself micromark takes the square of their number:
 * seconds for 35 KB of `a**b` and `c*`.
 */
export function makeLinear(constructs: Constructs): void {
  const change = (list: Construct[], isOutside: boolean) => {
    for (const [index, construct] of list.entries()) {
      const { name, resolveAll, resolveTo } = construct;
      const changed = { ...construct };
      const resolver = RESOLVERS.get(name) ?? resolveAll;
      if (resolver !== undefined) changed.resolveAll = resolver;
      if (isOutside) changed.resolveTo = resolveTo ?? joinData;
      list[index] = changed;
    }
  };
  change(constructs.insideSpan.null as Construct[], false);
  for (const [code, list] of Object.entries(constructs.text)) {
    const all = [list ?? []].flat();
    change(all, true);
    constructs.text[Number(code)] = all;
  }
}

/**
 * Joins the pieces of text before the construct that has just ended. micromark does so when all is read, by a splice for each
 * run of pieces, each of which moves all events behind it.
 */
function joinData(events: Events): Events {
  const last = startOfLast(events);
  let first = last;
  while (events[first - 1]?.[1].type === 'data') first -= 1;
  if (last - first <= 2) return events;
  const construct = events.splice(last);
  events[first]![1].end = events[last - 1]![1].end;
  events.length = first + 2;
  for (const event of construct) events.push(event);
  return events;
}

/** Where the token begins that the last event ends. */
function startOfLast(events: Events): number {
  let depth = 0;
  let index = events.length;
  do {
    index -= 1;
    depth += events[index]![0] === 'exit' ? 1 : -1;
  } while (depth > 0);
  return index;
}
