import { ToolError } from '#engine/error';
import { placeAt } from '#lib/place';
import { LARGE_LIMIT, LIMIT, writeNumeral, type Notation, type Step } from './numeral.ts';
import { readNumeral } from './read-numeral.ts';

/** A number, its numeral, and the steps that add up to it. */
export interface Roman {
  readonly number: number;
  readonly numeral: string;
  readonly steps: readonly Step[];
}

/** The numeral of a whole number from 1 to 3999, or to 3999999 in a notation for large ones. Throws `ToolError`. */
export function toRoman(text: string, { large }: { readonly large: Notation }): Roman {
  const number = readWhole(text);
  const max = large === 'off' ? LIMIT : LARGE_LIMIT;
  if (number === 0) throw new ToolError('error.zero');
  if (number < 0) throw new ToolError('error.negative');
  if (number > max) throw new ToolError(large === 'off' ? 'error.limit' : 'error.tooLarge', { max });
  return { number, ...writeNumeral(number, large) };
}

/** The number of a numeral, which must have the one right form. Throws `ToolError`. */
export function toNumber(text: string): Roman {
  const number = readNumeral(text);
  return { number, ...writeNumeral(number, text.includes('(') ? 'parentheses' : 'overline') };
}

/** Commas between groups of three digits: others are treated as decimal commas. */
const WITH_COMMAS = /^\s*[+−-]?\d{1,3}(?:,\d{3})+\s*$/;

/** Digits with a sign; spaces, underscores and commas may group them. */
function readWhole(typed: string): number {
  const text = WITH_COMMAS.test(typed) ? typed.replaceAll(',', '') : typed;
  const start = text.search(/\S/);
  if (start < 0) throw new ToolError('error.numberMissing');
  const wrong = text.search(/[^\d\s_+−-]/);
  const isFraction = /^\s*[+−-]?[\d\s_]*[.,]\d*\s*$/.test(text);
  if (isFraction) throw new ToolError('error.fraction', {}, { at: placeAt(text, wrong) });
  const digits = text.replace(/[\s_]/g, '').replace('−', '-');
  if (!/^[+-]?\d+$/.test(digits)) {
    throw new ToolError('error.notNumber', {}, { at: placeAt(text, wrong < 0 ? start : wrong) });
  }
  return Number(digits);
}
