import type { OptionSpecs, Values } from './options.ts';

/** How an operation recognises a text that comes from elsewhere. */
export interface Detector<S extends OptionSpecs = OptionSpecs> {
  /** How sure the operation is that it wants this text (first 4 kB), 0 to 1. Synchronous and cheap. */
  readonly detect: (sample: string) => number;
  /** The option values that a recognised text needs. */
  readonly fits?: (sample: string) => Partial<Values<S>>;
  /** The text is no input of the operation: the options that `fits` gives hold it. */
  readonly into?: 'options';
}

/** The detectors of a tool's operations, by name; `Operations` is the type of its `operations.ts`. */
export type Detectors<Operations> = {
  readonly [N in keyof Operations]?: Operations[N] extends { readonly options: infer S extends OptionSpecs }
    ? Detector<S>
    : never;
};
