import { ToolError, type Params } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { placeAt } from '#lib/place';
import { parseDigits, valueOf } from './digits.ts';

type Note = RunContext['note'];

const PREFIXES: Readonly<Record<string, number>> = { x: 16, h: 16, o: 8, b: 2 };
const SEPARATORS = /[\s,]/;
/** What separates numbers and not groups of digits: the end of a line, or of a cell. */
const CELL_END = /[\t\v\f\r\n\u2028\u2029]/;

/** A number as read. `base` is the one its prefix says, if that chose. */
export interface ReadNumber {
  readonly value: bigint;
  readonly base: number;
}

/**
 * Reads a whole number on one line: a sign, a prefix (`0x`, `&h`, …), digits and separators of groups. A prefix chooses the base when
 * that is 10; digits of a base are never taken for a prefix. Throws `ToolError` with a place.
 */
export function readNumber(text: string, wanted: number, note: Note): ReadNumber {
  const fail = failIn(text);
  const start = text.search(/\S/);
  if (start < 0) throw new ToolError('error.empty');
  const sign = /[-−]/.test(text.charAt(start)) || (text.charAt(start) === '+' && valueOf('+', wanted) < 0);
  const isNegative = sign && text.charAt(start) !== '+';
  const afterSign = sign ? start + 1 + text.slice(start + 1).search(/\S|$/) : start;
  const { base, length } = readPrefix(text, afterSign, wanted, note, fail);
  const digits = readDigits(text, afterSign + length, length > 0, base, note, fail);
  if (digits.length === 0) fail('error.noDigits', {}, start);
  const value = parseDigits(digits, base);
  return { value: isNegative ? -value : value, base };
}

type Fail = (code: string, params: Params, offset: number) => never;

const failIn =
  (text: string): Fail =>
  (code, params, offset) => {
    throw new ToolError(code, params, { at: placeAt(text, offset) });
  };

function readPrefix(
  text: string,
  start: number,
  wanted: number,
  note: Note,
  fail: Fail,
): { readonly base: number; readonly length: number } {
  const prefix = /^(?:0[xob]|&[hob])/i.exec(text.slice(start, start + 2))?.[0];
  const base = prefix === undefined ? undefined : PREFIXES[prefix.charAt(1).toLowerCase()];
  if (prefix === undefined || base === undefined) return { base: wanted, length: 0 };
  if (base === wanted) return { base, length: prefix.length };
  if ([...prefix].every((character) => valueOf(character, wanted) >= 0)) {
    note('note.prefixDigits', { prefix, base: wanted }, { at: placeAt(text, start) });
    return { base: wanted, length: 0 };
  }
  if (wanted !== 10) fail('error.prefix', { prefix, base, wanted }, start);
  note('note.prefixBase', { prefix, base }, { at: placeAt(text, start) });
  return { base, length: prefix.length };
}

function readDigits(text: string, start: number, hasPrefix: boolean, base: number, note: Note, fail: Fail): number[] {
  const digits: number[] = [];
  const end = text.trimEnd().length;
  for (let offset = start; offset < end; offset++) {
    const character = text.charAt(offset);
    const value = valueOf(character, base);
    if (value >= 0) digits.push(value);
    else if (CELL_END.test(character)) fail('error.lines', {}, offset + text.slice(offset).search(/\S/));
    else if (character === '_') {
      // Go and Rust also allow them after the prefix, Rust more than one.
      const run = /^_+/.exec(text.slice(offset))?.[0].length ?? 1;
      const isLed = offset === start ? hasPrefix : isDigit(text.charAt(offset - 1), base);
      if (!isLed || !isDigit(text.charAt(offset + run), base)) fail('error.separator', { character }, offset);
      offset += run - 1;
    } else if (character === '.') fail('error.fraction', {}, offset);
    else if (!SEPARATORS.test(character)) {
      fail('error.digit', { digit: String.fromCodePoint(text.codePointAt(offset) ?? 0), base }, offset);
    } else if (character === ',' && ![offset - 1, offset + 1].every((at) => isDigit(text.charAt(at), base))) {
      fail('error.separator', { character }, offset);
    }
  }
  checkCommas(text.slice(start, end), start, note, fail, text);
  return digits;
}

const isDigit = (character: string, base: number) => valueOf(character, base) >= 0;

/** A comma may also be that of a fraction, which must not vanish: it separates groups of three or (in India) two. */
function checkCommas(digits: string, start: number, note: Note, fail: Fail, text: string): void {
  const comma = digits.indexOf(',');
  if (comma < 0) return;
  const groups = digits.split(',').slice(1);
  const isGrouped = groups.every((group, at) => group.length >= (at === groups.length - 1 ? 3 : 2));
  if (!isGrouped) fail('error.comma', {}, start + comma);
  note('note.commas', {}, { at: placeAt(text, start + comma) });
}
