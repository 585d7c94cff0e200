// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evaluate, type Options } from './logic.ts';

const PLAIN: Options = { numbers: 'decimal', angle: 'radians', notation: 'auto', digits: 0, eachLine: false };
const contextOf = (notes: string[]) => ({
  limited: <T>(part: () => T) => part(),
  note: (code: string) => void notes.push(code),
  sources: { random: (size: number) => new Uint8Array(size), now: () => 0 },
});
const result = async (text: string, options: Partial<Options> = {}, notes: string[] = []) =>
  (await evaluate(text, { ...PLAIN, ...options }, contextOf(notes))).at(-1)?.result;

describe('whole numbers and decimals beyond 64 digits', () => {
  test.each([
    ['10^75 mod 9', '1'],
    ['7^400 mod 1000', '1'],
    ['(7^400 + 1) mod 1000', '2'],
    // Wilson's theorem.
    ['100! mod 101', '100'],
    ['floor(2^300 / 8) mod 7', '1'],
    ['(10^70 + 0.5) mod 1', '0.5'],
    ['sum([10^70, 0.5]) mod 1', '0.5'],
    ['prod(10^40 + 1, 10^40 - 1) mod 1000', '999'],
    ['x = 2^200; -x mod 7', '3'],
    ['abs(-(2^200)) mod 7', '4'],
    ['-7 mod 3', '2'],
    ['17 % -5', '-3'],
    ['gcd(10^75, 6^60)', '1152921504606846976'],
    ['lcm(10^40, 3^90) mod 10^40', '0'],
    ['x = xgcd(10^75, 7^40); (x[2] * 10^75 + x[3] * 7^40) == x[1]', 'true'],
    ['invmod(3, 10^75 + 1) * 3 mod (10^75 + 1)', '1'],
    ['invmod(2, 4)', 'NaN'],
    ['floor(12345678901234567.9)', '12345678901234567'],
    ['ceil(-(10^70) - 0.5) mod 10', '0'],
    ['floor(3 * (1/3))', '1'],
    ['3 * (1/3) mod 1', '0'],
    ['pi mod 1', '0.14159265358979323846'],
    ['5.5 mod 0.1', '0'],
    ['10^15 == 10^15 + 1', 'false'],
    ['0.1 + 0.2 == 0.3', 'true'],
  ])('%s is %s', async (text, expected) => expect(await result(text)).toBe(expected));

  test.each([
    '10^100 / 3 mod 9',
    'floor(10^100 / 3)',
    'sqrt(2) * 10^100 mod 3',
    'combinations(300, 150) mod 7',
    '(10^70 / 3 + 10^200) mod 7',
    '10^20000 mod 7',
    'gcd(combinations(300, 150), 6)',
  ])('%s is refused', async (text) => expect(result(text)).rejects.toMatchObject({ code: 'error.inexact' }));

  test('as BigInt computes them', async () => {
    const integer = fc.bigInt({ min: -(10n ** 120n), max: 10n ** 120n });
    const divisor = fc.bigInt({ min: 1n, max: 10n ** 90n });
    await fc.assert(
      fc.asyncProperty(integer, integer, divisor, async (a, b, n) => {
        const expected = ((((a * b - a) % n) + n) % n).toString();
        const shown = await result(`(${a} * (${b}) - (${a})) mod ${n} == ${expected}`);
        expect(shown).toBe('true');
      }),
    );
  });

  test.each([
    ['10^75 mod 9', String(1e75 % 9)],
    ['1e300 mod 7', String(1e300 % 7)],
    ['-7 mod 3', '2'],
    ['floor(123456789012345.9)', '123456789012345'],
    ['10^15 == 10^15 + 1', 'false'],
    ['0.1 + 0.2 == 0.3', 'true'],
  ])('as floats, %s is %s', async (text, expected) => expect(await result(text, { numbers: 'float' })).toBe(expected));
});

describe('angles', () => {
  test.each([
    ['sin(pi)', '0'],
    ['cos(pi / 3)', '0.5'],
    ['sin(7pi / 6)', '-0.5'],
    ['tan(-pi / 4)', '-1'],
    ['csc(pi / 6)', '2'],
    ['cot(pi / 2)', '0'],
    ['sec(pi)', '-1'],
    ['sin(30 deg)', '0.5'],
    ['tan(50 grad)', '1'],
    ['sin(0.25 cycle)', '1'],
    ['cos((pi / 2) rad)', '0'],
    ['sin(pi / 4)^2', '0.5'],
  ])('%s is %s', async (text, expected) => {
    expect(await result(text)).toBe(expected);
    expect(await result(text, { numbers: 'float' })).toBe(expected);
  });

  test.each(['sin(30 deg)', 'sin(100 grad / 3)', 'cos(60 deg)'])('%s is a half among fractions', async (text) =>
    expect(await result(text, { numbers: 'fraction' })).toBe('0.5'),
  );

  test.each(['tan(pi / 2)', 'tan(90 deg)', 'cot(0)', 'sec(300 grad)', 'csc(pi)'])('%s is undefined', async (text) => {
    const notes: string[] = [];
    expect(await result(text, {}, notes)).toBe('Infinity');
    expect(notes).toEqual(['warning.pole']);
  });

  test.each([
    ['sin(3.14159)', '0.0000026535897932353484175'],
    ['sin(pi + 1e-30)', '-1e-30'],
  ])('near a multiple, %s is %s', async (text, expected) => expect(await result(text)).toBe(expected));
});

test.each(['', '(3)'])('a name of 40,000 letters, %j after it, is a coded error', async (after) =>
  expect(result('a'.repeat(40_000) + after)).rejects.toMatchObject({
    name: 'ToolError',
    where: { at: { offset: 0, endOffset: 40_000 } },
  }),
);
