import { decodeString } from './decode.ts';

/** The children of a value that one step of a path picks. */
export type Selector =
  | { readonly is: 'name'; readonly name: string }
  | { readonly is: 'index'; readonly index: number }
  | {
      readonly is: 'slice';
      readonly start: number | undefined;
      readonly end: number | undefined;
      readonly step: number;
    }
  | { readonly is: 'all' };

export interface Segment {
  /** `..`: picks in all descendants too. */
  readonly isDeep: boolean;
  readonly selectors: readonly Selector[];
}

/* JSONPath (RFC 9535) without filters; each expression must match where the last one ended. */
const DOT_NAME = /(\.\.?)([\p{L}_][\p{L}\p{N}_-]*)/uy;
const DOT_ALL = /(\.\.?)\*/y;
const OPEN = /(\.\.)?\[\s*/y;
const SEPARATOR = /\s*(,|\])\s*/y;
const NAME = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/y;
const SLICE = /(-?\d+)?\s*:\s*(-?\d+)?(?:\s*:\s*(-?\d+)?)?/y;
const INDEX = /-?\d+/y;
const ALL = /\*/y;

/** Makes the error to throw for a path: `error.path…` with `position` (from 1) or `path`. */
export type PathFail = (code: PathErrorCode, params: Readonly<Record<string, string | number>>) => Error;
export type PathErrorCode = 'error.path' | 'error.pathFilter' | 'error.pathNotFound';

/** The segments of a JSONPath that begins with `$`. Throws what `fail` makes of `error.path` or `error.pathFilter`. */
export function parsePath(path: string, fail: PathFail): Segment[] {
  const scanner = new Scanner(path, fail);
  const segments: Segment[] = [];
  while (!scanner.isDone) segments.push(readSegment(scanner));
  return segments;
}

class Scanner {
  private at = 1;
  constructor(
    private readonly text: string,
    private readonly refuse: PathFail,
  ) {}

  get isDone(): boolean {
    return this.at >= this.text.length;
  }
  /** The match of a sticky expression here, and continues after it. */
  take(expression: RegExp): RegExpExecArray | null {
    expression.lastIndex = this.at;
    const match = expression.exec(this.text);
    if (match !== null) this.at = expression.lastIndex;
    return match;
  }
  fail(): never {
    throw this.refuse(this.text.charAt(this.at) === '?' ? 'error.pathFilter' : 'error.path', { position: this.at + 1 });
  }
}

function readSegment(scanner: Scanner): Segment {
  const name = scanner.take(DOT_NAME);
  if (name !== null) return { isDeep: name[1] === '..', selectors: [{ is: 'name', name: name[2] ?? '' }] };
  const all = scanner.take(DOT_ALL);
  if (all !== null) return { isDeep: all[1] === '..', selectors: [{ is: 'all' }] };
  const open = scanner.take(OPEN) ?? scanner.fail();
  const selectors: Selector[] = [];
  do selectors.push(readSelector(scanner));
  while ((scanner.take(SEPARATOR) ?? scanner.fail())[1] === ',');
  return { isDeep: open[1] !== undefined, selectors };
}

function readSelector(scanner: Scanner): Selector {
  const name = scanner.take(NAME);
  if (name !== null) return { is: 'name', name: decodeString(name[0]) };
  const slice = scanner.take(SLICE);
  if (slice !== null) {
    const [start, end, step] = slice
      .slice(1)
      .map((part: string | undefined) => (part === undefined ? undefined : Number(part)));
    return { is: 'slice', start, end, step: step ?? 1 };
  }
  const index = scanner.take(INDEX);
  if (index !== null) return { is: 'index', index: Number(index[0]) };
  return scanner.take(ALL) === null ? scanner.fail() : { is: 'all' };
}
