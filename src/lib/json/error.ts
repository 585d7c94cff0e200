import type { Place } from '../place.ts';

export type JsonParams = Readonly<Record<string, string | number>>;

/**
 * The text is not JSON. `code` is a message key `json.…` (texts: `src/engine/locales/json/`), `params` are its
 * placeholders.
 */
export class JsonError extends Error {
  override readonly name = 'JsonError';
  constructor(
    readonly code: JsonErrorCode,
    readonly params: JsonParams,
    readonly place: Place,
  ) {
    super(`${code} at line ${place.line}, column ${place.column}`);
  }
}

/** Every reason why a text is refused. */
export const JSON_ERROR_CODES = [
  'json.empty',
  'json.afterValue',
  'json.valueMissing',
  'json.commaMissing',
  'json.trailingComma',
  'json.wrongCloser',
  'json.unclosedObject',
  'json.unclosedArray',
  'json.keyMissing',
  'json.keyCharacter',
  'json.colonMissing',
  'json.unclosedString',
  'json.lineBreakInString',
  'json.control',
  'json.escape',
  'json.unicodeEscape',
  'json.hexEscape',
  'json.unclosedComment',
  'json.leadingZero',
  'json.pointDigits',
  'json.exponentDigits',
  'json.number',
  'json.word',
  'json.unexpected',
  'json.strictComment',
  'json.strictQuotes',
  'json.strictKey',
  'json.strictSpace',
  'json.notFinite',
  'json.hexNumber',
  'json.plusSign',
  'json.tooLong',
] as const;
export type JsonErrorCode = (typeof JSON_ERROR_CODES)[number];

/** Makes the error to throw, such as a tool's own kind. */
export type JsonFail = (code: JsonErrorCode, params: JsonParams, at: Place) => Error;
export const jsonError: JsonFail = (code, params, at) => new JsonError(code, params, at);
