// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { detectExpression } from './detect.ts';
import { FUNCTIONS } from './function-groups.ts';
import { evaluate, type Options } from './logic.ts';

const PLAIN: Options = { numbers: 'decimal', angle: 'radians', notation: 'auto', digits: 0, eachLine: false };
const contextOf = (notes: string[], random: (size: number) => Uint8Array<ArrayBuffer>) => ({
  limited: <T>(part: () => T) => part(),
  note: (code: string) => void notes.push(code),
  sources: { random, now: () => 0 },
});
const context = contextOf([], (size) => new Uint8Array(size).fill(7));
const results = async (text: string, options: Partial<Options> = {}) =>
  (await evaluate(text, { ...PLAIN, ...options }, context)).map(({ result }) => result);
const last = async (text: string, options: Partial<Options> = {}) => (await results(text, options)).at(-1);

describe('values', () => {
  test.each([
    // Published: the brief's, by arithmetic.
    ['2*(3+4)^2', '98'],
    ['sin(45 deg)^2', '0.5'],
    // 1 in = 2.54 cm exactly (international yard and pound agreement, 1959).
    ['5 cm + 2 inch', '10.08 cm'],
    ['12.7 cm to inch', '5 inch'],
    ['12.7 cm -> inch', '5 inch'],
    ['12.7cm->inch', '5 inch'],
    ['"a->b"', 'a->b'],
    ['20!', '2432902008176640000'],
    ['det([-1,2;3,1])', '-7'],
    ['100 km/h to m/s', '27.777777777777777778 m / s'],
    ['0.1 + 0.2', '0.3'],
    ['2 × 3 ÷ 4 − 1', '0.5'],
    ['2π', '6.2831853071795864769'],
    ['(1 + i)^2', '2i'],
    ['random() * 6 < 6', 'true'],
    // DLMF 5.4.6, 7.2: gamma(1/2) is the square root of pi; erf by Abramowitz and Stegun, table 7.1.
    ['gamma(1/2)', '1.7724538509055'],
    ['erf(0.5)', '0.52049987781305'],
    ['acos(2)', '1.3169578969248i'],
    ['eigs([2, 1; 1, 2]).values', '[1, 3]'],
    ['255 to hex', '0xff'],
    ['10 -> bin', '0b1010'],
    ['0.75 to fraction', '3/4'],
    ['0.1234567890123456789 + 1', '1.1234567890123456789'],
    ['10^10^10', '1e+10000000000'],
    ['0.0000001', '0.0000001'],
    ['0.00000001', '1e-8'],
    // More digits than are exact.
    ['2^300', '2.0370359763344860863e+90'],
    ['sqrt(-4)', '2i'],
    ['2^64', '18446744073709551616'],
    ["[1, 2; 3, 4]'", '[[1, 3], [2, 4]]'],
    ['f(x) = x^2', 'f(x)'],
    ['sin', 'sin()'],
    ['x = 1; y = 2', '2'],
    ['ones(200, 200)', 'DenseMatrix 200 × 200'],
  ])('%s is %s', async (text, result) => expect(await last(text)).toBe(result));

  test('of 64 digits, the last one right', async () => {
    expect(await last('1/3', { digits: 64 })).toBe(`0.${'3'.repeat(64)}`);
    expect(await last('1/3')).toBe(`0.${'3'.repeat(20)}`);
    expect(await last('2^200')).toBe((2n ** 200n).toString());
    expect(await last('asin(1/2)', { angle: 'degrees' })).toBe('30');
  });

  test('of floats, which have fewer', async () => {
    expect(await results('0.1 + 0.2\n1/3\n2^64', { numbers: 'float' })).toEqual([
      '0.3',
      '0.33333333333333',
      '18446744073709551616',
    ]);
    expect(await last('0.1 + 0.2', { numbers: 'float', digits: 17 })).toBe('0.30000000000000004');
    expect(await last('0.1 + 0.2', { numbers: 'float', notation: 'exponential' })).toBe('3e-1');
  });

  test.each([
    ['20!', 'decimal', []],
    ['20!', 'float', ['warning.rounded']],
    ['erf(0.5)', 'decimal', ['note.float']],
    ['randomInt(1, 9)', 'decimal', []],
    ['2 * 3', 'decimal', []],
    ['1/0', 'decimal', ['warning.infinite']],
  ] as const)('%s of the kind %s are remarked on', async (text, numbers, expected) => {
    const notes: string[] = [];
    await evaluate(
      `erf(1); 1\n${text}`,
      { ...PLAIN, numbers },
      contextOf(notes, (size) => new Uint8Array(size)),
    );
    expect(notes).toEqual(expected);
  });

  test.each([
    ['1/3 + 1/6', '1/2'],
    ['4/2', '2'],
    ['-7/3', '-7/3'],
    ['0.1 + 0.2', '3/10'],
    ['1.5e-3', '3/2000'],
    ['[1/2, 4/2]', '[1/2, 2]'],
  ])('%s is %s as a fraction', async (text, result) => expect(await last(text, { numbers: 'fraction' })).toBe(result));

  test.each([
    ['sin(30)', '0.5'],
    ['sin(180)', '0'],
    ['cos(-90)', '0'],
    ['cos(720)', '1'],
    ['tan(45)', '1'],
    ['tan(90)', 'Infinity'],
    ['asin(1)', '90'],
    ['atan2(1, 1)', '45'],
    ['sin(90 deg)', '1'],
  ])('%s is %s in degrees', async (text, result) => expect(await last(text, { angle: 'degrees' })).toBe(result));

  test.each([
    ['255', 'hex', '0xff'],
    ['-5', 'binary', '-0b101'],
    ['[8, 9]', 'octal', '[0o10, 0o11]'],
    ['12345.678', 'exponential', '1.2345678e+4'],
    ['1/3', 'exponential', '3.3333333333333333333e-1'],
    ['0.5', 'hex', '0.5'],
  ] as const)('%s as %s is %s', async (text, notation, result) => expect(await last(text, { notation })).toBe(result));

  test('has as many digits as are asked for', async () => expect(await last('pi', { digits: 4 })).toBe('3.142'));

  test('of integers as BigInt computes them', async () => {
    const integer = fc.bigInt({ min: -(10n ** 25n), max: 10n ** 25n });
    await fc.assert(
      fc.asyncProperty(integer, integer, async (a, b) => {
        expect(await results(`${a} + (${b})\n${a} * (${b})`, {})).toEqual([(a + b).toString(), (a * b).toString()]);
      }),
      { numRuns: 100 },
    );
  });
});

describe('readings', () => {
  test.each([
    // The decision of this project; a pocket calculator adds a percentage in the same way.
    ['50 + 10%', '55', '50 + 50 * 10 / 100'],
    ['100 - 10% - 5%', '85.5', '100 - 100 * 10 / 100 - (100 - 100 * 10 / 100) * 5 / 100'],
    ['10% + 20%', '0.3', '10 / 100 + 20 / 100'],
    ['10% + 20% - 5%', '0.25', '10 / 100 + 20 / 100 - 5 / 100'],
    ['200 - x%', '190', '200 - 200 * x / 100'],
    ['x% + 1', '1.05', null],
    ['10% + 20% to fraction', '3/10', 'fraction(10 / 100 + 20 / 100)'],
    ['5%%', '0.0005', null],
    ['15% of 80', '12', null],
    ['5!%', '1.2', null],
    ['100 / 5%', '2000', '100 / (5 / 100)'],
    ['17 % 5', '2', '17 mod 5'],
    ['17 % -5', '-3', '17 mod -5'],
    ['17 mod 5', '2', null],
    ['50% - 5', '-4.5', null],
    ['-2^2', '-4', '-(2 ^ 2)'],
    ['(-2)^2', '4', null],
    // "Syntax", operator precedence in the documentation of mathjs.
    ['1/2x', '2.5', '1 / 2 * x'],
    ['20 / x x', '0.8', '20 / (x * x)'],
    ['2x^2', '50', null],
    ['3 cm + 2 x mm', '4 cm', null],
  ])('%s is %s, read as %s', async (text, result, reading) => {
    const [, row] = await evaluate(`x = 5\n${text}`, PLAIN, context);
    expect(row).toMatchObject({ result, reading });
  });

  test('write fractions as they are typed', async () => {
    const [row] = await evaluate('50 + 10%', { ...PLAIN, numbers: 'fraction' }, context);
    expect(row).toMatchObject({ result: '55', reading: '50 + 50 * 10 / 100' });
  });

  test('leave strings as they are', async () => expect(await last('"50% + 1 × 2 -> 3"')).toBe('50% + 1 × 2 -> 3'));

  test.each([
    ['1 + %', 'error.part', 4],
    ['x = 3\nx% + ?', 'error.value', 11],
    ['1,5 + 2', 'error.comma', 1],
    ['1/2y', 'error.symbol', 3],
    ['x1 = 2\nx1 + 3 x', 'error.symbol', 14],
    ['x = 2\nx + X', 'error.symbol', 10],
    ['1 cm->inch + ]', 'error.value', 13],
  ])('of %j fail with %s at %i', async (text, code, offset) => {
    await expect(evaluate(text, PLAIN, context)).rejects.toMatchObject({ code, where: { at: { offset } } });
  });
});

test('a sine of a fraction in degrees is a float', async () =>
  expect(await results('sin(30)\ncos(60)\nasin(1/2)', { numbers: 'fraction', angle: 'degrees' })).toEqual([
    '0.5',
    '0.5',
    '30',
  ]));

describe('lines', () => {
  test('share variables and the result before', async () =>
    expect(await results('a = 1\nb = 2;\n# nothing\n\na + b\nans * 2')).toEqual(['1', '3', '6']));

  test('go on while a bracket is open', async () => expect(await results('[1, 2;\n3, 4]\n(1 +\n2)')).toHaveLength(2));

  test('keep nothing for the next run', async () => {
    await evaluate('leak = 1', PLAIN, context);
    await expect(evaluate('leak', PLAIN, context)).rejects.toMatchObject({ code: 'error.symbol' });
  });

  test('say what is wrong where it is', async () => {
    await expect(evaluate('1\n  2 + foo(3)', PLAIN, context)).rejects.toMatchObject({
      code: 'error.function',
      where: { at: { line: 2, column: 7, offset: 8, endOffset: 11 } },
    });
    await expect(evaluate('1 + 2\n\n(1 + 2', PLAIN, context)).rejects.toMatchObject({
      where: { at: { line: 3, column: 7 } },
    });
  });

  test('are remarked on each for itself', async () => {
    const notes: string[] = [];
    await evaluate(
      'erf(0.5) + nothing\n0.5',
      { ...PLAIN, eachLine: true },
      contextOf(notes, (size) => new Uint8Array(size)),
    );
    expect(notes).toEqual([]);
  });

  test('are not too long', async () =>
    expect(evaluate('1'.repeat(100_001), PLAIN, context)).rejects.toMatchObject({ code: 'error.length' }));

  test('go on after one that is wrong, if asked to', async () => {
    const rows = await evaluate('1\n2 +\n3', { ...PLAIN, eachLine: true }, context);
    expect(rows.map(({ result, error }) => result ?? error?.code)).toEqual(['1', 'error.end', '3']);
  });

  test('are random by the given source', async () => {
    const of = async (seed: number) =>
      evaluate(
        'random(1, 9)\npickRandom(1:1000)',
        PLAIN,
        contextOf([], (size) => new Uint8Array(size).fill(seed)),
      );
    expect(await of(1)).toEqual(await of(1));
    expect(await of(1)).not.toEqual(await of(2));
  });
});

test.each(['inv([1, 2; 2, 4])', '[1, 2; 2, 4]^-1'])('%s has no result', async (text) => {
  for (const numbers of ['decimal', 'float'] as const) {
    await expect(evaluate(text, { ...PLAIN, numbers }, context)).rejects.toMatchObject({ code: 'error.singular' });
  }
  expect(await last('[1, 2; 3, 4]^-1')).toBe('[[-2, 1], [1.5, -0.5]]');
});

test('the examples on the page have results', async () => {
  for (const example of Object.values(FUNCTIONS).flat()) expect(await last(example), example).toBeTypeOf('string');
});

describe('what reaches out of the language', () => {
  const NAMES =
    'import config createUnit typed reviver replacer print help evaluate parse parser compile chain simplify simplifyCore simplifyConstant derivative rationalize resolve symbolicEqual leafCount';
  test.each(NAMES.split(' '))('%s is refused, called and as a value', async (name) => {
    for (const text of [`${name}("1")`, `f = ${name}`, `map(["1"], ${name})`, `f(x) = ${name}(x)`, `{a: ${name}}`]) {
      await expect(evaluate(text, PLAIN, context), text).rejects.toMatchObject({ code: 'error.forbidden' });
    }
  });

  test.each([
    'constructor("return 1")()',
    'sin.constructor("return process")()',
    '"".constructor',
    '[1].constructor',
    '[1]["__proto__"]',
    '{a: 1}.__proto__',
    '{a: 1}["constructor"]',
    'a = {}; a["__proto__"] = {b: 1}',
    'a = {}; a.constructor = 1',
    'f(x) = x; f.constructor',
    'f(x) = x; f.syntax',
    'sin.toString()',
    'sin.signatures',
    '"a".repeat(1e9)',
    '[1].map(sin)',
    '(5 cm).toJSON()',
    'i.constructor',
    'bignumber(1).constructor',
    'fraction(1, 2)["constructor"]',
    'unit("cm").constructor',
    'toString',
    '__proto__',
    'globalThis',
    'this',
    'process',
    'eval("1")',
    'Function("1")',
    'format(1, {notation: "fixed"}.constructor)',
    'index(1).constructor',
    'a = "constructor"; {b: 1}[a]',
    'a = "__proto__"; b = {}; b[a] = 1',
    'c = concat("const", "ructor"); {b: 1}[c]',
  ])('%s is an error', async (text) => {
    await expect(evaluate(text, PLAIN, context)).rejects.toMatchObject({ name: 'ToolError' });
    expect(({} as Record<string, unknown>)['b']).toBeUndefined();
  });

  test.each([
    'zeros(1e5, 1e5)',
    'ones([1e5, 1e5])',
    'identity(1e4)',
    '1:1e9',
    'range(0, 1, 1e-9)',
    'resize([1], [1e9])',
    'randomInt([1e5, 1e5], 1, 2)',
    'diag(1:1e4)',
    'kron(1:1e4, 1:1e4)',
  ])('%s is too large', async (text) =>
    expect(evaluate(text, PLAIN, context)).rejects.toMatchObject({ code: 'error.tooLarge' }),
  );
});

test('3,000 mutated expressions give a result or a coded error', async () => {
  const seeds = Object.values(FUNCTIONS).flat().join('\n').split('\n');
  const characters = [...'0123456789+-*/^()[]{}.,;:\'"# =!%&|<>?abcdefxyzi\n\\_$@~π×'];
  let state = 18;
  const random = (below: number) => (state = (state * 1_103_515_245 + 12_345) % 2 ** 31) % below;
  for (let at = 0; at < 3000; at++) {
    const text = [...(seeds[random(seeds.length)] ?? '')];
    for (let change = 0; change < 3; change++) {
      text.splice(random(text.length + 1), random(3), characters[random(characters.length)] ?? '');
    }
    const mutated = text.join('');
    // A number of many digits is another test's: factorials and ranges of it take their time.
    if (/\d{3}/.test(mutated)) continue;
    await evaluate(mutated, PLAIN, context).catch((error: unknown) => {
      if (!(error instanceof Error) || error.name !== 'ToolError') throw new Error(mutated, { cause: error });
    });
  }
});

test.each([
  ['2*(3+4)^2', true],
  ['5 cm to inch', true],
  ['5 cm -> inch', true],
  ['10->20', false],
  ['12 + 7.5', true],
  ['sqrt(16)', true],
  ['2024-01-05', false],
  ['10.0.0.0/8', false],
  ['0 9 * * 1', false],
  ['+49 30 1234-567', false],
  ['8000-8080', false],
])('detects %s: %s', (text, isSure) => expect(detectExpression(text) > 0.3).toBe(isSure));
