import { LOWER_E, LOWER_X, MINUS, PLUS, POINT, ZERO, isDigit, isHexDigit } from './characters.ts';
import type { JsonErrorCode } from './error.ts';
import { Failure } from './failure.ts';

/**
 * Offset after the number that begins at `start`. Lenient: JSON5 (1.0.0, section 6), else RFC 8259, section 6. Throws a
 * `Failure` that says what is wrong with it.
 */
export function scanNumber(text: string, start: number, lenient: boolean): number {
  const plain = scanPlainNumber(text, start);
  if (plain > 0 && !runsOn(text.charCodeAt(plain))) return plain;
  const json5 = lenient ? scanJson5Number(text, start) : -1;
  if (json5 > 0 && !runsOn(text.charCodeAt(json5))) return json5;
  throw explainNumber(text, start, lenient);
}

/* Each of these gives -1 when there is no such number. */

function scanPlainNumber(text: string, start: number): number {
  const first = text.charCodeAt(start) === MINUS ? start + 1 : start;
  let end = scanWhole(text, first);
  if (end === first) return -1;
  if (text.charCodeAt(end) === POINT) {
    const fraction = end + 1;
    end = scanDigits(text, fraction);
    if (end === fraction) return -1;
  }
  return scanExponent(text, end);
}

function scanJson5Number(text: string, start: number): number {
  const sign = text.charCodeAt(start);
  const first = sign === MINUS || sign === PLUS ? start + 1 : start;
  if (text.startsWith('Infinity', first)) return first + 8;
  if (text.startsWith('NaN', first)) return first + 3;
  if (text.charCodeAt(first) === ZERO && (text.charCodeAt(first + 1) | 0x20) === LOWER_X) {
    let end = first + 2;
    while (isHexDigit(text.charCodeAt(end))) end++;
    return end === first + 2 ? -1 : end;
  }
  let end = scanWhole(text, first);
  const hasWhole = end > first;
  const hasPoint = text.charCodeAt(end) === POINT;
  if (hasPoint) end = scanDigits(text, end + 1);
  return hasWhole || (hasPoint && end > first + 1) ? scanExponent(text, end) : -1;
}

const scanWhole = (text: string, start: number): number =>
  text.charCodeAt(start) === ZERO ? start + 1 : scanDigits(text, start);

function scanDigits(text: string, start: number): number {
  let end = start;
  while (isDigit(text.charCodeAt(end))) end++;
  return end;
}

function scanExponent(text: string, start: number): number {
  if ((text.charCodeAt(start) | 0x20) !== LOWER_E) return start;
  const sign = text.charCodeAt(start + 1);
  const digits = sign === MINUS || sign === PLUS ? start + 2 : start + 1;
  const end = scanDigits(text, digits);
  return end === digits ? -1 : end;
}

/** Whether a number or a word cannot end before this character (NaN at the end of the text). */
export const runsOn = (code: number): boolean =>
  isDigit(code) ||
  ((code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a) ||
  code === 0x5f ||
  code === 0x24 ||
  code === PLUS ||
  code === MINUS ||
  code === POINT;

const LONGEST_SHOWN = 40;

function explainNumber(text: string, start: number, lenient: boolean): Failure {
  let end = start;
  while (runsOn(text.charCodeAt(end))) end++;
  const token = text.slice(start, Math.min(end, start + LONGEST_SHOWN));
  return new Failure(numberReason(token, lenient), start, end, {
    found: end - start > LONGEST_SHOWN ? `${token}…` : token,
  });
}

function numberReason(token: string, lenient: boolean): JsonErrorCode {
  if (/^[+-]?0\d/.test(token)) return 'json.leadingZero';
  if (/^[+-]?\d*\.(?!\d)/.test(token)) return 'json.pointDigits';
  if (/^[+-]?\d+(\.\d*)?[eE][+-]?$/.test(token)) return 'json.exponentDigits';
  if (lenient) return 'json.number';
  if (/^[+-]?(Infinity|NaN)$/.test(token)) return 'json.notFinite';
  if (/^[+-]?0[xX][\da-fA-F]+$/.test(token)) return 'json.hexNumber';
  if (/^[+-]?\.\d/.test(token)) return 'json.pointDigits';
  return /^\+[\d.]/.test(token) ? 'json.plusSign' : 'json.number';
}
