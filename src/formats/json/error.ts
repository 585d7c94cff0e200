import type { Fail } from '#lib/text-error';

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

export type JsonFail = Fail<JsonErrorCode>;
