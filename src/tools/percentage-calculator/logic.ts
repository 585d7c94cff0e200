import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import {
  add,
  compare,
  divide,
  fromDecimal,
  multiply,
  rational,
  subtract,
  writeRounded,
  type Rational,
} from '#lib/rational';

export type Places = 'auto' | '0' | '1' | '2' | '3' | '4';

/** All numbers are plain decimal digits, such as `-12.5`; those that were given stand beside the answer. */
export interface Answer {
  readonly result: string;
  /** No digit of the result was rounded away. */
  readonly exact: boolean;
  /** How it is calculated, with `≈` in front of a rounded result. */
  readonly formula: string;
  /** From the number before a change to the one after it, as the tax in a gross price. */
  readonly difference?: string;
  /** Of `change`; a rounded result may be 0 nevertheless. */
  readonly trend?: 'increase' | 'decrease' | 'none';
}

interface Rounding {
  readonly places: Places;
}

const ZERO = rational(0n);
const ONE = rational(1n);
const HUNDRED = rational(100n);

type Given<Name extends string> = Readonly<Record<Name, string>>;

/** `percent` % of `whole`. */
export function part(options: Given<'percent' | 'whole'> & Rounding): Given<'percent' | 'whole'> & Answer {
  const { percent, whole, places } = options;
  const result = divide(multiply(fromDecimal(percent), fromDecimal(whole)), HUNDRED);
  return { percent, whole, ...answer(result, places, `${bracket(percent)} ÷ 100 × ${bracket(whole)}`) };
}

/** What percentage `amount` is of `whole`. Throws `ToolError` where that is 0. */
export function ratio(options: Given<'amount' | 'whole'> & Rounding): Given<'amount' | 'whole'> & Answer {
  const { amount, whole, places } = options;
  const divisor = divisorOf(whole, 'error.zeroWhole', 'whole');
  const result = divide(multiply(fromDecimal(amount), HUNDRED), divisor);
  return { amount, whole, ...answer(result, places, `${bracket(amount)} ÷ ${bracket(whole)} × 100`) };
}

/** The change in percent of the absolute value of `from`. Throws `ToolError` where that is 0. */
export function change(
  { from, to, places }: Given<'from' | 'to'> & Rounding,
  note: RunContext['note'],
): Given<'from' | 'to'> & Answer {
  const start = divisorOf(from, 'error.zeroFrom', 'from');
  const isNegative = compare(start, ZERO) < 0;
  if (isNegative) note('note.negativeFrom');
  const difference = subtract(fromDecimal(to), start);
  const size = isNegative ? subtract(ZERO, start) : start;
  const divisor = isNegative ? `|${from}|` : from;
  const result = divide(multiply(difference, HUNDRED), size);
  return {
    from,
    to,
    ...answer(result, places, `(${to} − ${bracket(from)}) ÷ ${divisor} × 100`),
    difference: writeRounded(difference, places).text,
    trend: difference.numerator > 0n ? 'increase' : difference.numerator < 0n ? 'decrease' : 'none',
  };
}

type Adjustment = Given<'amount' | 'percent'> & { readonly direction: 'plus' | 'minus' } & Rounding;

/** `amount` with `percent` % of it added or taken off. */
export function adjust(options: Adjustment): Given<'amount' | 'percent'> & Answer {
  const { amount, direction, percent, places } = options;
  const start = fromDecimal(amount);
  const { factor, formula } = factorOf(direction, percent);
  const result = multiply(start, factor);
  return {
    amount,
    percent,
    ...answer(result, places, `${bracket(amount)} × ${formula}`),
    difference: writeRounded(subtract(result, start), places).text,
  };
}

/** The number that became `amount` when `percent` % of it was added or taken off. Throws `ToolError` where nothing is left. */
export function before(options: Adjustment): Given<'amount' | 'percent'> & Answer {
  const { amount, direction, percent, places } = options;
  const end = fromDecimal(amount);
  const { factor, formula } = factorOf(direction, percent);
  if (factor.numerator === 0n) throw new ToolError('error.nothingLeft', {}, { option: 'percent' });
  const result = divide(end, factor);
  return {
    amount,
    percent,
    ...answer(result, places, `${bracket(amount)} ÷ ${formula}`),
    difference: writeRounded(subtract(end, result), places).text,
  };
}

/** What a number is multiplied by when `percent` % of it is added or taken off. */
function factorOf(direction: Adjustment['direction'], percent: string): { factor: Rational; formula: string } {
  const share = divide(fromDecimal(percent), HUNDRED);
  const [factor, sign] = direction === 'plus' ? [add(ONE, share), '+'] : [subtract(ONE, share), '−'];
  return { factor, formula: `(1 ${sign} ${bracket(percent)} ÷ 100)` };
}

/** The number of which `amount` is `percent` %. Throws `ToolError` where that is 0. */
export function whole(options: Given<'amount' | 'percent'> & Rounding): Given<'amount' | 'percent'> & Answer {
  const { amount, percent, places } = options;
  const divisor = divisorOf(percent, 'error.zeroPercent', 'percent');
  const result = divide(multiply(fromDecimal(amount), HUNDRED), divisor);
  return { amount, percent, ...answer(result, places, `${bracket(amount)} ÷ ${bracket(percent)} × 100`) };
}

function divisorOf(typed: string, code: string, option: string): Rational {
  const divisor = fromDecimal(typed);
  if (divisor.numerator === 0n) throw new ToolError(code, {}, { option });
  return divisor;
}

/** A number as part of a product. */
const bracket = (typed: string): string => (typed.startsWith('-') ? `(${typed})` : typed);

function answer(value: Rational, places: Places, formula: string): Answer {
  const { text, isExact } = writeRounded(value, places);
  return { result: text, exact: isExact, formula: `${formula} ${isExact ? '=' : '≈'} ${text}` };
}
