import {
  BACKSLASH,
  CR,
  LF,
  LOWER_U,
  LOWER_X,
  ZERO,
  codeName,
  isDigit,
  isHexDigit,
  isLineEnd,
  showCharacter,
} from './characters.ts';
import { Failure } from './failure.ts';
import type { JsonErrorCode } from './error.ts';

/**
 * Offset after the string in quotes of either kind that begins at `start`. Lenient: JSON5 (1.0.0, section 5), else
 * RFC 8259, section 7. Throws a `Failure`.
 */
export function scanString(text: string, start: number, lenient: boolean): number {
  const quote = text.charCodeAt(start);
  for (let at = start + 1; ; at++) {
    const code = text.charCodeAt(at);
    if (code === quote) return at + 1;
    if (code === BACKSLASH) at = scanEscape(text, start, at, lenient) - 1;
    // Not `code < 0x20`: after the end of the text the code is NaN.
    else if (!(code >= 0x20)) checkControl(text, start, at, lenient);
  }
}

function checkControl(text: string, start: number, at: number, lenient: boolean): void {
  if (at >= text.length) throw new Failure('json.unclosedString', start, at);
  const code = text.charCodeAt(at);
  if (code === LF || code === CR) throw new Failure('json.lineBreakInString', start, at);
  if (!lenient) throw new Failure('json.control', at, at + 1, { found: codeName(code), escape: escapeControl(code) });
}

const SHORT_ESCAPES: Readonly<Record<number, string>> = { 8: '\\b', 9: '\\t', 10: '\\n', 12: '\\f', 13: '\\r' };
/** How JSON writes a control character. */
export const escapeControl = (code: number): string =>
  SHORT_ESCAPES[code] ?? `\\u${code.toString(16).padStart(4, '0')}`;

function scanEscape(text: string, start: number, backslash: number, lenient: boolean): number {
  const at = backslash + 1;
  if (at >= text.length) throw new Failure('json.unclosedString', start, at);
  const code = text.charCodeAt(at);
  if (code === LOWER_U) return scanHex(text, backslash, 4, 'json.unicodeEscape');
  if ('"\\/bfnrt'.includes(text.charAt(at))) return at + 1;
  if (lenient) {
    if (code === LOWER_X) return scanHex(text, backslash, 2, 'json.hexEscape');
    if (code === CR && text.charCodeAt(at + 1) === LF) return at + 2;
    if (code === ZERO ? !isDigit(text.charCodeAt(at + 1)) : !isDigit(code)) return at + 1;
  } else if (isLineEnd(code)) throw new Failure('json.lineBreakInString', start, at);
  throw new Failure('json.escape', backslash, at + 1, { found: `\\${showCharacter(text, at)}` });
}

function scanHex(text: string, backslash: number, digits: number, code: JsonErrorCode): number {
  const end = backslash + 2 + digits;
  for (let at = backslash + 2; at < end; at++) {
    if (isHexDigit(text.charCodeAt(at))) continue;
    throw new Failure(code, backslash, at, { found: text.slice(backslash, at) });
  }
  return end;
}
