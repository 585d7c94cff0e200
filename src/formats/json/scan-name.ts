import { BACKSLASH, isHexDigit, isNamePart, isNameStart } from './characters.ts';
import { Failure } from './failure.ts';

/** Offset after the name without quotes that begins at `start` (JSON5 1.0.0, section 3.1), or `start` when there is none. */
export function scanName(text: string, start: number): number {
  let at = start;
  while (at < text.length) {
    const isEscape = text.charCodeAt(at) === BACKSLASH;
    const end = isEscape ? scanNameEscape(text, at) : at + 1 + Number((text.codePointAt(at) ?? 0) > 0xffff);
    const character = isEscape
      ? String.fromCharCode(Number.parseInt(text.slice(at + 2, end), 16))
      : text.slice(at, end);
    if (!(at === start ? isNameStart(character) : isNamePart(character))) {
      if (isEscape) throw new Failure('json.keyCharacter', at, end, { found: text.slice(at, end) });
      return at;
    }
    at = end;
  }
  return at;
}

function scanNameEscape(text: string, start: number): number {
  const end = start + 6;
  for (let at = start + 2; at < end; at++) {
    if (text.charAt(start + 1) === 'u' && isHexDigit(text.charCodeAt(at))) continue;
    throw new Failure('json.unicodeEscape', start, at, { found: text.slice(start, at) });
  }
  return end;
}
