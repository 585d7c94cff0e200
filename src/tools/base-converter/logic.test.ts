import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ToolError } from '#engine/error';
import { convert, type Options } from './logic.ts';

const defaults = { from: 10, to: 42, signed: 'off', group: 'none', upper: false } as const;

function run(text: string, options: Partial<Options> = {}) {
  const notes: string[] = [];
  const result = convert(text, { ...defaults, ...options }, (code) => void notes.push(code));
  const base = (wanted: number) => result.bases.find((item) => item.base === wanted)?.text;
  return { ...result, base, notes };
}

function failure(text: string, options: Partial<Options> = {}) {
  try {
    run(text, options);
  } catch (error) {
    if (error instanceof ToolError) return { code: error.code, params: error.params, offset: error.where.at?.offset };
    throw error;
  }
  throw new Error('Nothing was thrown.');
}

/** Also halves of surrogate pairs. */
const anyText = fc.string({ unit: fc.nat({ max: 0xffff }).map((code) => String.fromCharCode(code)) });

describe('convert', () => {
  it.each([
    ['3735928559', 10, 16, 'deadbeef'],
    [String(2n ** 64n - 1n), 10, 16, 'ffffffffffffffff'],
    ['12345678901234567890', 10, 36, '2lsohxawjui8i'],
    ['-42', 10, 16, '-2a'],
    ['−42', 10, 16, '-2a'],
    ['DeadBeef', 16, 10, '3735928559'],
    ['+/', 64, 10, String(62 * 64 + 63)],
    ['+5', 10, 2, '101'],
    ['1,234,567', 10, 10, '1234567'],
    ['12,34,567', 10, 10, '1234567'],
    ['1111_0000 1111', 2, 16, 'f0f'],
    ['0', 10, 64, '0'],
    ['-0', 10, 10, '0'],
    ['-0x2A', 16, 10, '-42'],
  ])('%s in base %i is in base %i %s', (text, from, to, expected) => {
    expect(run(text, { from, to }).base(to)).toBe(expected);
  });

  it.each([
    ['0xff', 255, 'note.prefixBase'],
    ['&HFF', 255, 'note.prefixBase'],
    ['0b11', 3, 'note.prefixBase'],
    ['&o17', 15, 'note.prefixBase'],
  ])('%s chooses its base', (text, value, note) => {
    expect(run(text).base(10)).toBe(String(value));
    expect(run(text).notes).toEqual([note]);
  });

  it('takes digits for digits where they could be a prefix, and says so', () => {
    expect(run('0b1', { from: 16 }).base(10)).toBe('177');
    expect(run('0b1', { from: 16 }).notes).toEqual(['note.prefixDigits']);
  });

  it('tells capital and small letters apart above base 36 only', () => {
    expect(run('A', { from: 36 }).base(10)).toBe('10');
    expect(run('A', { from: 37 }).base(10)).toBe('36');
    expect(run('10', { to: 37, upper: true }).base(37)).toBe('a');
  });

  it('is the two’s complement of the width', () => {
    expect(run('-1').words[0]).toEqual({ bits: 8, binary: '11111111', hex: 'ff' });
    expect(run('-129').words[0]?.binary).toBeNull();
    expect(run('128').words[0]?.binary).toBeNull();
    expect(run('-128').words[0]?.hex).toBe('80');
    expect(run('80', { from: 16, signed: '8' }).base(10)).toBe('-128');
  });

  it('groups from the right', () => {
    expect(run('1234567', { group: 'space' }).base(10)).toBe('1 234 567');
    expect(run('-74565', { group: 'underscore' }).base(16)).toBe('-1_2345');
  });

  it.each([
    ['255\n256', 4],
    ['255\r\n256', 5],
    ['255\t256', 4],
    ['0xff \t 0x10', 7],
    ['0xff\n\n  1', 8],
    ['1\u20282', 2],
  ])('does not join the lines of %j to one number', (text, offset) => {
    expect(failure(text)).toEqual({ code: 'error.lines', params: {}, offset });
  });

  it('reads a number in the middle of empty lines', () => {
    expect(run('\n 255 \r\n\n').base(16)).toBe('ff');
  });

  // The Go specification, Integer literals: 0_600, 0x_67_7a_2f_cc_40_c6; the Rust reference: 0b________1.
  it.each([
    ['0b_1010_1010', '170'],
    ['0x_67_7a_2f_cc_40_c6', '113774485586118'],
    ['0o_600', '384'],
    ['-0b_1', '-1'],
    ['0b________1', '1'],
    ['0b1111____0000', '240'],
  ])('reads %s as %s', (text, decimal) => {
    expect(run(text).base(10)).toBe(decimal);
  });

  it('says which digit is wrong, and where', () => {
    expect(failure('10 2', { from: 2 })).toEqual({ code: 'error.digit', params: { digit: '2', base: 2 }, offset: 3 });
    expect(failure('1😀')).toMatchObject({ params: { digit: '😀' }, offset: 1 });
    expect(failure('_1').code).toBe('error.separator');
    expect(failure('0b_').code).toBe('error.separator');
    expect(failure('0b1_').code).toBe('error.separator');
    expect(failure('0b,1').code).toBe('error.separator');
    expect(failure('1,,000').code).toBe('error.separator');
    expect(failure('0x').code).toBe('error.noDigits');
    expect(failure('-1', { signed: '8' }).code).toBe('error.width');
  });

  it('is BigInt for the bases that it knows, and reads every base back', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(2n ** 3000n), max: 2n ** 3000n }),
        fc.integer({ min: 2, max: 64 }),
        fc.constantFrom('none' as const, 'space' as const, 'underscore' as const),
        (value, base, group) => {
          const text = run(String(value), { to: base, group }).base(base) ?? '';
          if (base <= 36 && group === 'none') expect(text).toBe(value.toString(base));
          expect(run(text, { from: base }).base(10)).toBe(String(value));
        },
      ),
      { numRuns: 50 },
    );
  });

  it('knows the length in bits', () => {
    for (const bits of [1, 2, 7, 8, 63, 64, 65, 1000]) {
      expect(run(String(2n ** BigInt(bits) - 1n)).bitLength).toBe(bits);
      expect(run(String(2n ** BigInt(bits))).bitLength).toBe(bits + 1);
    }
  });

  it('throws nothing but ToolError', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 2, max: 64 }), (text, from) => {
        try {
          run(text, { from });
        } catch (error) {
          expect(error).toBeInstanceOf(ToolError);
        }
      }),
    );
  });

  it('takes many digits', () => {
    const text = '7'.repeat(20_000);
    expect(run(run(text, { to: 63 }).base(63) ?? '', { from: 63 }).base(10)).toBe(text);
  });
});

/** Java Language Specification, section 3.10.1: the literals of the edges of int and long in three bases. */
describe('JLS 3.10.1', () => {
  it.each([
    ['0x7fff_ffff', '0177_7777_7777', '0b0111_1111_1111_1111_1111_1111_1111_1111', '32', '2147483647'],
    ['0x8000_0000', '0200_0000_0000', '0b1000_0000_0000_0000_0000_0000_0000_0000', '32', '-2147483648'],
    ['0xffff_ffff', '0377_7777_7777', '0b1111_1111_1111_1111_1111_1111_1111_1111', '32', '-1'],
    [
      '0x7fff_ffff_ffff_ffff',
      '07_7777_7777_7777_7777_7777',
      '0b0111_1111_1111_1111_1111_1111_1111_1111_1111_1111_1111_1111_1111_1111_1111_1111',
      '64',
      '9223372036854775807',
    ],
    [
      '0x8000_0000_0000_0000',
      '010_0000_0000_0000_0000_0000',
      '0b1000_0000_0000_0000_0000_0000_0000_0000_0000_0000_0000_0000_0000_0000_0000_0000',
      '64',
      '-9223372036854775808',
    ],
    [
      '0xffff_ffff_ffff_ffff',
      '017_7777_7777_7777_7777_7777',
      '0b1111_1111_1111_1111_1111_1111_1111_1111_1111_1111_1111_1111_1111_1111_1111_1111',
      '64',
      '-1',
    ],
  ] as const)('%s, %s and %s of %s bits are %s', (hex, octal, binary, signed, decimal) => {
    expect(run(hex, { signed }).base(10)).toBe(decimal);
    expect(run(octal, { signed, from: 8 }).base(10)).toBe(decimal);
    expect(run(binary, { signed }).base(10)).toBe(decimal);
    const word = run(decimal, { group: 'underscore' }).words.find(({ bits }) => bits === Number(signed));
    expect(word).toMatchObject({ hex: hex.slice(2), binary: binary.slice(2) });
  });
});

/** OEIS A000668, the primes of the form 2^p - 1, by their exponents (A000043). */
it.each([
  [31, '2147483647'],
  [61, '2305843009213693951'],
  [89, '618970019642690137449562111'],
  [107, '162259276829213363391578010288127'],
  [127, '170141183460469231731687303715884105727'],
])('A000668: the Mersenne prime of %i bits is %s', (exponent, decimal) => {
  expect(run(decimal).base(2)).toBe('1'.repeat(exponent));
  expect(run(decimal).bitLength).toBe(exponent);
  expect(run('1'.repeat(exponent), { from: 2 }).base(10)).toBe(decimal);
});

/** OEIS A000215, the Fermat numbers 2^(2^n) + 1: in base 16 a one at either end. */
it.each([
  [5, '4294967297'],
  [6, '18446744073709551617'],
  [7, '340282366920938463463374607431768211457'],
])('A000215: the Fermat number F(%i) is %s', (n, decimal) => {
  const hex = `1${'0'.repeat(2 ** n / 4 - 1)}1`;
  expect(run(decimal).base(16)).toBe(hex);
  expect(run(hex, { from: 16 }).base(10)).toBe(decimal);
});
