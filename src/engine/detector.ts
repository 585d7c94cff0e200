import type { Params } from './error.ts';
import type { OptionSpecs, Values } from './options.ts';

/**
 * A result in one line: its parts, of which the first is what somebody copies unless `copied` is. Values need no words; where
 * there must be some, they are a text of the tool, `answer.…`.
 */
export type Answer =
  | string
  | readonly (string | { readonly code: string; readonly params?: Params })[]
  | { readonly line: string; readonly copied: string };

/** For whom an answer is told: the language, and the time in milliseconds since the epoch. */
export interface Reader {
  readonly language: string;
  readonly now: number;
}

/** How an operation recognises a text that comes from elsewhere, and how an offer shows its result. */
export interface Detector<S extends OptionSpecs = OptionSpecs, R = unknown> {
  /** How sure the operation is that it wants this text (first 4 kB), 0 to 1. Synchronous and cheap. Without it, never. */
  readonly detect?: (sample: string) => number;
  /** The option values that a recognised text needs. */
  readonly fits?: (sample: string) => Partial<Values<S>>;
  /** The text is no input of the operation: the options that `fits` gives hold it. */
  readonly into?: 'options';
  /** It is useful with any text, and offered where nobody recognises one. */
  readonly anyText?: true;
  /**
   * The result in one line, undefined where the text was none for it; a text needs no function, it begins as it does. False
   * where there is no such line: the operation needs more than the text, such as a password, or draws a picture.
   */
  readonly answer?: false | ((result: R, reader: Reader) => Answer | undefined);
  /** More than 100 kB of code or data are fetched for a result, which nobody fetches for an offer. */
  readonly large?: true;
}

/** The detectors of a tool's operations, by name; `Operations` is the type of its `operations.ts`. */
export type Detectors<Operations> = {
  readonly [N in keyof Operations]?: Operations[N] extends {
    readonly options: infer S extends OptionSpecs;
    readonly run: (...given: never[]) => Promise<infer R>;
  }
    ? Detector<S, R>
    : never;
};
