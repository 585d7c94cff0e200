import type { Kinds, Operation } from './operation.ts';
import type { Values } from './options.ts';

type Given<K extends keyof Kinds> = K extends 'none'
  ? undefined
  : K extends 'text'
    ? string
    : K extends 'json'
      ? unknown
      : string | { readonly base64: string };
type Loose<S> = S extends Record<string, never> ? Record<string, never> : Partial<S>;

type Expectation =
  | {
      readonly output: unknown;
      /**
       * Leaves of a JSON output that the page says in its own words or not at all, such as `[].style`: the walk looks for all
       * others on it.
       */
      readonly reworded?: readonly string[];
    }
  /** For random output: the whole result as text must match. */
  | { readonly matches: RegExp }
  /** The code of the `ToolError` that must be thrown. */
  | { readonly error: string };

/**
 * A worked example: shown as 'try it' on the page (the first one of an operation that is not an error) and run as a test
 * by the conformance suite through all faces. `bytes` and `file` are written as text (UTF-8) or base64.
 */
export type Example<M> = {
  [N in keyof M & string]: M[N] extends Operation<infer I, infer _O, infer S, infer _R>
    ? {
        readonly operation: N;
        readonly options?: Loose<Values<S>>;
        readonly notes?: readonly string[];
      } & (I extends 'none' ? { readonly input?: undefined } : { readonly input: Given<I> }) &
        Expectation
    : never;
}[keyof M & string];

/** An example as the engine sees it, whatever the tool. */
export type AnyExample = {
  readonly operation: string;
  readonly input?: unknown;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly notes?: readonly string[];
} & Expectation;
