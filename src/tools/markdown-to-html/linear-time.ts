import { resolveAttention } from './attention.ts';
import { resolveStrikethrough } from './strikethrough.ts';
import type { Construct, Constructs, Events, Resolver } from './resolver.ts';

const RESOLVERS: ReadonlyMap<string | undefined, Resolver> = new Map([
  ['attention', resolveAttention],
  ['strikethrough', resolveStrikethrough],
]);

/** Characters of a label at most (CommonMark 0.31, section 4.7): no longer one is defined. */
const LONGEST_LABEL = 999;

type Tokenize = Construct['tokenize'];

/** Both constructs look for the label that each `]` may close. */
const TOKENIZERS: ReadonlyMap<string | undefined, (tokenize: Tokenize) => Tokenize> = new Map([
  ['labelEnd', withoutLongLabels],
  ['gfmPotentialFootnoteCall', forCallsOnly],
]);

/**
 * Makes inline marks cost linear time. By itself micromark takes the square of their number: seconds for 35 KB of `a**b` and
 * `c*`, or of `[` and `]`.
 */
export function makeLinear(constructs: Constructs): void {
  const change = (list: Construct[], isOutside: boolean) => {
    for (const [index, construct] of list.entries()) {
      const { name, resolveAll, resolveTo } = construct;
      const changed = { ...construct };
      const resolver = RESOLVERS.get(name) ?? resolveAll;
      if (resolver !== undefined) changed.resolveAll = resolver;
      if (isOutside) changed.resolveTo = resolveTo ?? joinData;
      changed.tokenize = TOKENIZERS.get(name)?.(construct.tokenize) ?? construct.tokenize;
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

/** `labelEnd`, to which a label is empty that is too long to be defined. */
function withoutLongLabels(tokenize: Tokenize): Tokenize {
  return function (...given) {
    const own: Pick<typeof this, 'sliceSerialize'> = {
      sliceSerialize: (label, expandTabs) =>
        label.end.offset - label.start.offset > LONGEST_LABEL ? '' : this.sliceSerialize(label, expandTabs),
    };
    return tokenize.apply(Object.assign(Object.create(this) as typeof this, own), given);
  };
}

/**
 * `gfmPotentialFootnoteCall`, which reads `![^a]` once `labelEnd` has found no image there. By itself it looks for the
 * beginning among all that was read, and never ends where white space stands before the `^`.
 */
function forCallsOnly(tokenize: Tokenize): Tokenize {
  return function (effects, ok, nok) {
    const image = this._labelStarts?.at(-1);
    if (image?.type !== 'labelImage' || image._balanced !== true) return nok;
    const label = { start: image.end, end: this.now() };
    const isShort = label.end.offset - label.start.offset <= LONGEST_LABEL;
    return isShort && this.sliceSerialize(label).startsWith('^') ? tokenize.call(this, effects, ok, nok) : nok;
  };
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
