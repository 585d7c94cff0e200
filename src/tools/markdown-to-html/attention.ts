import { resolveStrikethrough } from './strikethrough.ts';
import { replaceEvents, type Context, type Events, type Point, type Token } from './resolver.ts';

/** A run of `*` or `_`. What closes is taken from its beginning, what opens from its end. */
interface Run {
  readonly token: Token;
  readonly order: number;
  readonly marker: string;
  readonly canOpen: boolean;
  readonly canClose: boolean;
  readonly first: Point;
  /** What is left of it, counted from its first mark. */
  from: number;
  to: number;
  /** The innermost first. */
  readonly closes: Pair[];
  readonly opens: Pair[];
  /** The run before it that can still open something. */
  previous: Run | undefined;
}

/** Beginning and end of emphasis (one mark each) or strong emphasis (two). */
interface Pair {
  readonly group: Token;
  readonly opener: Token;
  readonly text: Token;
  readonly closer: Token;
  /** Where its text begins in what is written. */
  start: number;
}

/**
 * Finds emphasis (CommonMark 0.31, 6.2) as micromark does, but in a time that grows with the text. As in the appendix of the
 * specification (`openers_bottom`), it remembers for each kind of closing mark how far back nothing opens it, and it writes
 * all events once.
 */
export function resolveAttention(events: Events, context: Context): Events {
  const runs = new Map<Token, Run>();
  for (const [kind, token] of events)
    if (kind === 'enter' && token.type === 'attentionSequence') runs.set(token, toRun(token, runs.size, context));
  if (runs.size === 0) return events;
  pairUp(runs.values());
  const written = write(events, runs, context);
  return replaceEvents(events, written);
}

const toRun = (token: Token, order: number, context: Context): Run => ({
  token,
  order,
  marker: context.sliceSerialize(token).charAt(0),
  canOpen: token._open === true,
  canClose: token._close === true,
  first: { ...token.start },
  from: 0,
  to: token.end.offset - token.start.offset,
  closes: [],
  opens: [],
  previous: undefined,
});

function pairUp(runs: Iterable<Run>): void {
  /** For each kind of closing run, the last run that was found to open nothing of it, and none before does. */
  const bottoms = new Map<string, number>();
  let last: Run | undefined;
  for (const run of runs) {
    while (run.canClose && lengthOf(run) > 0) {
      const kind = `${run.marker}${String(run.canOpen)}${lengthOf(run) % 3}`;
      const bottom = bottoms.get(kind) ?? -1;
      let opener = last;
      while (opener !== undefined && opener.order > bottom && !opens(opener, run)) opener = opener.previous;
      if (opener === undefined || opener.order <= bottom) {
        bottoms.set(kind, last?.order ?? -1);
        break;
      }
      pair(opener, run);
      last = lengthOf(opener) > 0 ? opener : opener.previous;
      // What is left of it is of another length, so that it may open what it did not before.
      for (const [key, order] of bottoms) if (order >= opener.order) bottoms.set(key, opener.order - 1);
    }
    if (!run.canOpen || lengthOf(run) === 0) continue;
    run.previous = last;
    last = run;
  }
}

const lengthOf = ({ from, to }: Run): number => to - from;

/** Rules 9 and 10: of a run that can do both, lengths that add up to a multiple of three do not match. */
function opens(opener: Run, closer: Run): boolean {
  if (opener.marker !== closer.marker) return false;
  const isBoth = opener.canClose || closer.canOpen;
  const [before, after] = [lengthOf(opener), lengthOf(closer)];
  return !(isBoth && after % 3 !== 0 && (before + after) % 3 === 0);
}

function pair(opener: Run, closer: Run): void {
  const size = lengthOf(opener) > 1 && lengthOf(closer) > 1 ? 2 : 1;
  const name = size === 2 ? 'strong' : 'emphasis';
  const [start, end] = [pointAt(opener, opener.to - size), pointAt(opener, opener.to)];
  const [close, behind] = [pointAt(closer, closer.from), pointAt(closer, closer.from + size)];
  const found: Pair = {
    group: { type: name, start: { ...start }, end: { ...behind } },
    opener: { type: `${name}Sequence`, start, end },
    text: { type: `${name}Text`, start: { ...end }, end: { ...close } },
    closer: { type: `${name}Sequence`, start: close, end: behind },
    start: 0,
  };
  opener.to -= size;
  closer.from += size;
  opener.opens.push(found);
  closer.closes.push(found);
}

/** A point within a run, whose marks all stand in one line. */
const pointAt = ({ first }: Run, by: number): Point => ({
  ...first,
  column: first.column + by,
  offset: first.offset + by,
  _bufferIndex: first._bufferIndex + by,
});

function write(events: Events, runs: ReadonlyMap<Token, Run>, context: Context): Events {
  const written: Events = [];
  /** Where tildes stand that may become strikethrough. */
  const tildes: number[] = [];
  for (const event of events) {
    const [kind, token] = event;
    const run = runs.get(token);
    if (run === undefined) {
      if (kind === 'enter' && token.type === 'strikethroughSequenceTemporary') tildes.push(written.length);
      written.push(event);
    } else if (kind === 'enter') {
      for (const { text, closer, group, start } of run.closes) {
        closeTildes(written, tildes, start, context);
        written.push(['exit', text, context], ['enter', closer, context], ['exit', closer, context]);
        written.push(['exit', group, context]);
      }
      if (lengthOf(run) > 0) {
        const rest: Token = { ...token, type: 'data', start: pointAt(run, run.from), end: pointAt(run, run.to) };
        written.push(['enter', rest, context], ['exit', rest, context]);
      }
      for (const found of run.opens.reverse()) {
        written.push(['enter', found.group, context], ['enter', found.opener, context]);
        written.push(['exit', found.opener, context], ['enter', found.text, context]);
        found.start = written.length;
      }
    }
  }
  return written;
}

/** Strikethrough is within emphasis or around it, never across: what is in it is settled where it ends. */
function closeTildes(written: Events, tildes: number[], start: number, context: Context): void {
  const first = tildes.findIndex((at) => at >= start);
  if (first < 0) return;
  tildes.length = first;
  for (const event of resolveStrikethrough(written.splice(start), context)) written.push(event);
}
