import type { Place } from '../place.ts';

type Params = Readonly<Record<string, string | number>>;

/**
 * A text is not of its format, or a value has no form in another. `code` is a message key (`yaml.…`, `toml.…`, `data.…`;
 * texts in `src/engine/locales/`), `params` are its placeholders.
 */
export class DataError extends Error {
  override readonly name = 'DataError';
  constructor(
    readonly code: string,
    readonly params: Params,
    readonly place: Place,
  ) {
    super(`${code} at line ${place.line}, column ${place.column}`);
  }
}

/** Makes the error to throw, such as a tool's own kind. */
export type Fail = (code: string, params: Params, at: Place) => Error;
export const dataError: Fail = (code, params, at) => new DataError(code, params, at);
