import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { add, divide, multiply, rational, readNumber, subtract, writeDecimal, type Rational } from '#lib/rational';

/** An answer and how it comes about. */
export interface Solution {
  /** The field that was empty. */
  readonly solved: string;
  readonly value: string;
  /** The numbers that were read from the other fields. */
  readonly given: Readonly<Record<string, string>>;
  /** Whether no digit was rounded away. */
  readonly exact: boolean;
  /** The answer and the amount that goes with it: the amount of a tax, the points of a change. */
  readonly difference: string;
  readonly formula: string;
}

type Fields = Readonly<Record<string, string>>;
type Numbers = Readonly<Record<string, Rational>>;
type Places = 'auto' | '0' | '1' | '2' | '3' | '4' | '6';
interface Settings extends Pick<RunContext, 'note'> {
  readonly places: Places;
}

const HUNDRED = rational(100n);
const ONE = rational(1n);
/** Of an answer whose places nobody chose. */
const SIGNIFICANT = 12;
/** Of a number that is given: more than anybody types. */
const GIVEN = 40;
/** Times that a change is repeated. */
const MAX_TIMES = 1000n;

/** The name of an empty field, and how people write it; `{name}` stands for a number that is given. */
interface Rule {
  readonly value: (given: Numbers) => Rational;
  readonly formula: string;
  /** The number that must not be zero, with what the error says of it. */
  readonly divisor?: readonly [value: (given: Numbers) => Rational, code: string, field: string];
}

const get = (given: Numbers, name: string): Rational => given[name] ?? ONE;
const share = (given: Numbers): Rational => divide(get(given, 'percent'), HUNDRED);
const more = (given: Numbers): Rational => add(ONE, share(given));
const less = (given: Numbers): Rational => subtract(ONE, share(given));
const absolute = ({ n, d }: Rational): Rational => rational(n < 0n ? -n : n, d);

const percentOf = (amount: string, whole: string): Rule => ({
  value: (given) => divide(multiply(get(given, amount), HUNDRED), get(given, whole)),
  formula: `{${amount}} ÷ {${whole}} × 100`,
  divisor: [(given) => get(given, whole), 'error.zeroWhole', whole],
});
const partOf = (whole: string): Rule => ({
  value: (given) => multiply(get(given, whole), share(given)),
  formula: `{percent} ÷ 100 × {${whole}}`,
});
const wholeOf = (amount: string): Rule => ({
  value: (given) => divide(get(given, amount), share(given)),
  formula: `{${amount}} ÷ {percent} × 100`,
  divisor: [share, 'error.zeroPercent', 'percent'],
});

const byFactor = (sign: '+' | '−'): Readonly<Record<string, Rule>> => {
  const factor = sign === '+' ? more : less;
  return {
    result: {
      value: (given) => multiply(get(given, 'amount'), factor(given)),
      formula: `{amount} × (1 ${sign} {percent} ÷ 100)`,
    },
    amount: {
      value: (given) => divide(get(given, 'result'), factor(given)),
      formula: `{result} ÷ (1 ${sign} {percent} ÷ 100)`,
      divisor: [factor, 'error.zeroFactor', 'percent'],
    },
    percent: {
      value: (given) => {
        const ratio = divide(get(given, 'result'), get(given, 'amount'));
        return multiply(HUNDRED, sign === '+' ? subtract(ratio, ONE) : subtract(ONE, ratio));
      },
      formula: sign === '+' ? '({result} ÷ {amount} − 1) × 100' : '(1 − {result} ÷ {amount}) × 100',
      divisor: [(given) => get(given, 'amount'), 'error.zeroFrom', 'amount'],
    },
  };
};

const FORMS = {
  part: { result: partOf('whole'), whole: wholeOf('result'), percent: percentOf('result', 'whole') },
  ratio: { percent: percentOf('amount', 'whole'), amount: partOf('whole'), whole: wholeOf('amount') },
  change: {
    percent: {
      value: (given: Numbers) =>
        divide(multiply(subtract(get(given, 'to'), get(given, 'from')), HUNDRED), absolute(get(given, 'from'))),
      formula: '({to} − {from}) ÷ |{from}| × 100',
      divisor: [(given: Numbers) => get(given, 'from'), 'error.zeroFrom', 'from'],
    },
    to: {
      value: (given: Numbers) => add(get(given, 'from'), multiply(absolute(get(given, 'from')), share(given))),
      formula: '{from} + |{from}| × {percent} ÷ 100',
    },
    from: {
      value: (given: Numbers) => divide(get(given, 'to'), more(given)),
      formula: '{to} ÷ (1 + {percent} ÷ 100)',
      divisor: [more, 'error.zeroFactor', 'percent'],
    },
  },
  increase: byFactor('+'),
  decrease: byFactor('−'),
} satisfies Readonly<Record<string, Readonly<Record<string, Rule>>>>;

/** Finds the number that is left empty of the three of a form. Throws `ToolError`. */
export function solve(form: keyof typeof FORMS, fields: Fields, { places, note }: Settings): Solution {
  const [given, empty] = readFields(fields, note);
  const rule = (FORMS[form] as Readonly<Record<string, Rule>>)[empty];
  // eslint-disable-next-line no-restricted-syntax -- each form has a rule for each of its fields
  if (rule === undefined) throw new Error(`no rule for ${empty}`);
  if (rule.divisor?.[0](given).n === 0n) throw new ToolError(rule.divisor[1], {}, { option: rule.divisor[2] });
  const value = rule.value(given);
  const all: Numbers = { ...given, [empty]: value };
  const [start, end] = {
    part: ['result', 'whole'],
    ratio: ['amount', 'whole'],
    change: ['from', 'to'],
    increase: ['amount', 'result'],
    decrease: ['amount', 'result'],
  }[form];
  if (form === 'change' && get(all, 'from').n < 0n) note('note.negativeFrom');
  return solution(empty, value, {
    places,
    all,
    formula: rule.formula,
    difference: subtract(get(all, end ?? ''), get(all, start ?? '')),
  });
}

/** Finds what becomes of an amount after a change that is repeated, or what it was before. Throws `ToolError`. */
export function solveRepeated(fields: Fields, { places, note }: Settings): Solution {
  const [given, empty] = readFields(fields, note);
  if (empty === 'percent' || empty === 'times') throw new ToolError('error.notSolved', {}, { option: empty });
  const times = get(given, 'times');
  if (times.d !== 1n || times.n < 1n || times.n > MAX_TIMES) {
    throw new ToolError('error.times', { max: Number(MAX_TIMES) }, { option: 'times' });
  }
  const base = more(given);
  const factor = { n: base.n ** times.n, d: base.d ** times.n };
  if (empty === 'amount' && factor.n === 0n) throw new ToolError('error.zeroFactor', {}, { option: 'percent' });
  const value = empty === 'result' ? multiply(get(given, 'amount'), factor) : divide(get(given, 'result'), factor);
  const all: Numbers = { ...given, [empty]: value };
  const formula =
    empty === 'result' ? '{amount} × (1 + {percent} ÷ 100)^{times}' : '{result} ÷ (1 + {percent} ÷ 100)^{times}';
  return solution(empty, value, { places, all, formula, difference: subtract(get(all, 'result'), get(all, 'amount')) });
}

/** The numbers that are given and the name of the field that is empty. */
function readFields(fields: Fields, note: RunContext['note']): [Numbers, string] {
  const empty = Object.keys(fields).filter((name) => fields[name]?.trim() === '');
  const given: Record<string, Rational> = {};
  for (const [name, typed] of Object.entries(fields)) {
    if (empty.includes(name)) continue;
    const number = readNumber(typed.replace(/\s*%\s*$/, ''));
    if (number === undefined) throw new ToolError('error.number', {}, { option: name });
    given[name] = number;
    // To some, this is a thousand and more.
    if (/^[-+−]?[1-9]\d{0,2},\d{3}$/.test(typed.trim())) {
      note('note.comma', { number: typed.trim(), read: writeGiven(number) }, { option: name });
    }
  }
  const [only] = empty;
  if (only === undefined) throw new ToolError('error.full');
  if (empty.length > 1) throw new ToolError('error.incomplete');
  return [given, only];
}

const writeGiven = (number: Rational): string => writeDecimal(number, { significant: GIVEN }).text;

interface Shown {
  readonly places: Places;
  readonly all: Numbers;
  readonly formula: string;
  readonly difference: Rational;
}

function solution(solved: string, value: Rational, { places, all, formula, difference }: Shown): Solution {
  const rounding = { places: places === 'auto' ? undefined : Number(places), significant: SIGNIFICANT };
  const { text, isExact } = writeDecimal(value, rounding);
  const filled = formula.replace(/(\|?)\{(\w+)\}/g, (_, bar: string, name: string) => {
    const number = get(all, name);
    const text = writeGiven(number);
    return number.n < 0n && bar === '' ? `(${text})` : `${bar}${text}`;
  });
  return {
    solved,
    value: text,
    given: Object.fromEntries(
      Object.entries(all)
        .filter(([name]) => name !== solved)
        .map(([name, number]) => [name, writeGiven(number)]),
    ),
    exact: isExact,
    difference: writeDecimal(difference, rounding).text,
    formula: `${filled} ${isExact ? '=' : '≈'} ${text}`,
  };
}
