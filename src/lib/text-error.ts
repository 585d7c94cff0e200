import type { Place } from './place.ts';

/** A text is quoted, and cut where it is long; a list holds words of our own, which are said whole. */
export type Params = Readonly<Record<string, string | number | readonly string[]>>;

/**
 * A text is not of its format, or a value has no form in another. `code` is a message key (`json.…`, `xml.…`, `yaml.…`;
 * texts in `src/formats/<format>/locales/`), `params` are its placeholders.
 */
export class TextError extends Error {
  override readonly name = 'TextError';
  constructor(
    readonly code: string,
    readonly params: Params,
    readonly place: Place,
  ) {
    super(`${code} at line ${place.line}, column ${place.column}`);
  }
}

/** Makes the error to throw, such as a tool's own kind. */
export type Fail<Code extends string = string> = (code: Code, params: Params, at: Place) => Error;
export const textError: Fail = (code, params, at) => new TextError(code, params, at);
