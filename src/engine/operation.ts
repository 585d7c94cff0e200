import type { Sources } from '#lib/sources';
import type { Params, Where } from './error.ts';
import type { Format } from './format.ts';
import type { Needs, OptionSpecs, Sets, Values } from './options.ts';

/**
 * What flows between operations. `file` is data of any size that is read piece by piece (a Blob, so that it crosses to
 * the worker without a copy); `json` is anything JSON can hold.
 */
export interface Kinds {
  none: undefined;
  text: string;
  bytes: Uint8Array;
  file: Blob;
  json: unknown;
}
export type Kind = keyof Kinds;

/** What a run may use besides its input and options. */
export interface RunContext {
  readonly signal: AbortSignal;
  readonly sources: Sources;
  /** `done` of `total`, in any unit. Cheap to call often. */
  readonly progress: (done: number, total: number) => void;
  /** A remark that stands beside the result: `note.…` or `warning.…` of the tool. */
  readonly note: (code: string, params?: Params, where?: Where) => void;
  /** Does the part of the work that the operation's limit counts, if it counts only a part (`limits: 'part'`). */
  readonly limited: <T>(part: () => T) => T;
}

/** Input above this size (UTF-16 units or bytes) leaves the page's thread, unless the operation says otherwise. */
export const WORKER_SIZE = 64 * 1024;

/**
 * `auto` (the default) stays on the page's thread up to `workerFrom` and goes to the worker above; `worker` always goes
 * there (cost beyond linear, or streaming); `main` never.
 */
export type RunPlace = 'auto' | 'main' | 'worker';

/** Milliseconds, for each run or for those with certain options. */
export type Limit<S extends OptionSpecs> = number | ((options: Values<S>) => number | undefined);

/** What cannot grow as its input does. A comment at the operation says why. */
export interface Growth {
  /** How many times as much twice the text costs, at most; Infinity where only the operation's limits bound it. */
  readonly doubling?: number;
  /** The most UTF-16 units or bytes of a result for each of the input. */
  readonly result?: number;
}

/**
 * Of a result that is indented by up to three spaces, for 500 levels at most (`DEEPEST_INDENT` of `#lib/line-breaks`, which would
 * bring the readers of JSON into the first script of a page).
 */
export const INDENTED: Growth = { result: 3 * 500 + 10 };

/** What an operation's text result means: always, or with certain options. Undefined is any text. */
export type Writes<S extends OptionSpecs> = Format | ((options: Values<S>) => Format | undefined);

/** What takes a result back. */
export interface WayBack<S extends OptionSpecs = OptionSpecs> {
  /** The operation that does it: `name` of the same tool, or `tool/name`. A text, so that no tool imports another. */
  readonly to: string;
  /** The options that it needs, given those of the way there; undefined: with these there is no way back. */
  readonly options: (values: Values<S>) => Readonly<Record<string, unknown>> | undefined;
  /**
   * What is promised where the way there neither fails nor notes anything, f being the way there and g the way back:
   * `exact` g(f(x)) = x; `meaning` f(g(f(x))) = f(x); `result` g(f(x)) = f(x). Conformance holds it.
   */
  readonly keeps: 'exact' | 'meaning' | 'result';
  /** With `meaning`: f compares with these options, which ignore what carries no meaning, such as comments or the order of keys. */
  readonly compares?: Partial<Values<S>>;
}

/** `identity`: idempotent, as formatters are. */
export type Inverse<S extends OptionSpecs> = 'identity' | WayBack<S>;

/** What an operation says of its meaning, besides its kinds and options. */
export interface Meaning<S extends OptionSpecs> {
  /** The format of the input text; without it, any text will do. */
  readonly reads?: Format;
  readonly writes?: Writes<S>;
  readonly inverse?: Inverse<S>;
  /** Only its own page offers it. It can still be called, and needs no words. */
  readonly helper?: true;
  /** The values of other options without which an option has no effect. Whoever gives it in vain gets a note. */
  readonly needs?: Needs<S>;
  readonly sets?: Sets<S>;
  /** Options that must not be empty, such as the fields of a calculation: a page waits for them. */
  readonly required?: readonly (keyof S & string)[];
  /** Without it, twice the text costs twice as much and a result is at most 40 times its input. */
  readonly growth?: Growth;
  /** It turns a text that readers of this format refuse into the one that was probably meant. */
  readonly repairs?: Format;
}

export interface Operation<
  I extends Kind = Kind,
  O extends Kind = Kind,
  S extends OptionSpecs = OptionSpecs,
  R = Kinds[O],
> extends Meaning<S> {
  readonly input: I;
  readonly output: O;
  readonly options: S;
  readonly place: RunPlace;
  /** Size of the input (UTF-16 units or bytes) above which `auto` means the worker; smaller for slow work. */
  readonly workerFrom: number;
  /** The most UTF-16 units of an input that its page takes on one line; a pane has no limit. */
  readonly maxLength?: number;
  /** It reads its file once, from beginning to end, so the file may be a stream, whose size is infinite. */
  readonly inOrder?: true;
  /** Ends a run in the worker after this many milliseconds, with `engine.timeout`. See `limitOf`. */
  readonly limit?: Limit<S>;
  /** What the limit counts: the `run` (the default), or the `part` within `context.limited`. */
  readonly limits?: 'run' | 'part';
  readonly run: (input: Kinds[I], options: Values<S>, context: RunContext) => Promise<R>;
  /** Fetches the body ahead of the first run. */
  readonly preload: () => Promise<unknown>;
}

/** An operation whose exact type does not matter to the engine. The one `any` of the engine: variance of the arguments. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- erased on purpose, the registry's border
export type AnyOperation = Operation<any, any, any, any>;

/** The first required option that is empty. */
export const missingOption = (
  { required }: AnyOperation,
  options: Readonly<Record<string, unknown>>,
): string | undefined => required?.find((name) => options[name] === '');

/** The milliseconds a run with these options may take; undefined where it may take its time. */
export const limitOf = ({ limit }: AnyOperation, options: Readonly<Record<string, unknown>>): number | undefined =>
  typeof limit === 'function' ? limit(options) : limit;

/**
 * Defines an operation: typed values, no React, no DOM. The body is fetched by `load` on first use, so that all
 * definitions together stay a small catalogue.
 */
export function operation<I extends Kind, O extends Kind, const S extends OptionSpecs, L, R extends Kinds[O]>(
  definition: Meaning<S> & {
    input: I;
    output: O;
    options: S;
    place?: RunPlace;
    workerFrom?: number;
    maxLength?: number;
    inOrder?: true;
    limit?: Limit<S>;
    limits?: 'run' | 'part';
    load: () => Promise<L>;
    run: (logic: L, input: Kinds[I], options: Values<S>, context: RunContext) => R | Promise<R>;
  },
): Operation<I, O, S, R> {
  const { load, run, place = 'auto', workerFrom = WORKER_SIZE, ...rest } = definition;
  let body: L | undefined;
  // Kept: `import()` of a module that is there still takes several tasks, and while somebody types each key would abort the
  // run before it has begun.
  const preload = async () => (body ??= await load());
  return {
    ...rest,
    place,
    workerFrom,
    preload,
    run: async (input, options, context) => run(await preload(), input, options, context),
  };
}
