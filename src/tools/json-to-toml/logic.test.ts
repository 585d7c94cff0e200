import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ToolError, type Note } from '#engine/error';
import { initialValues } from '#engine/options';
import { convert } from './logic.ts';
import * as operations from './operations.ts';

type Options = Parameters<typeof convert>[1];

function run(text: string, options: Partial<Options> = {}): { toml: string; notes: Note[] } {
  const notes: Note[] = [];
  const values = { ...initialValues(operations.convert.options), ...options };
  const toml = convert(text, values, (code, params = {}, where = {}) => void notes.push({ code, params, where }));
  return { toml, notes };
}

describe('JSON to TOML', () => {
  it('names the paths of nulls', () => {
    const { toml, notes } = run('{"a":null,"b":[{"c d":null}],"e":1}');
    expect(toml).toBe('e = 1\n\n[[b]]\n');
    expect(notes).toMatchObject([{ code: 'data.warning.nullsOmitted', params: { count: 2, list: 'a, b[0]["c d"]' } }]);
  });
  // TOML 1.1, 'Integer': 64 bits, signed.
  it.each([
    ['9223372036854775807', true],
    ['-9223372036854775808', true],
    ['9223372036854775808', false],
    ['-9223372036854775809', false],
    ['1e308', true],
    ['1e309', false],
    ['1e-400', false],
    ['0e-400', true],
  ])('%s fits into 64 bits: %s', (number, fits) => {
    const convertIt = () => run(`{"a":${number}}`).toml;
    if (fits) expect(convertIt()).toBe(`a = ${number}\n`);
    else expect(convertIt).toThrow(expect.objectContaining({ code: 'data.number' }));
  });
  it.each([
    ['1979-05-27', true],
    ['1979-05-27T07:32:00.5Z', true],
    ['1979-05-27 07:32:00+01:00', true],
    ['07:32:00', true],
    ['2021-02-29', false],
    ['24:00:00', false],
    ['1979-05-27T', false],
    ['1979-05-27T07:32', false],
    ['1979', false],
  ])('%s becomes a date: %s', (date, isDate) => {
    expect(run(JSON.stringify({ a: date }), { dates: true }).toml).toBe(isDate ? `a = ${date}\n` : `a = "${date}"\n`);
  });
  it('any text is converted or refused with a code', () => {
    const text = fc.oneof(
      fc.json(),
      fc.string({ unit: 'binary' }),
      fc.dictionary(fc.string(), fc.jsonValue()).map((value) => JSON.stringify(value)),
    );
    fc.assert(
      fc.property(text, fc.boolean(), fc.constantFrom(0, 40), (text, dates, inlineWidth) => {
        try {
          run(text, { dates, inlineWidth, sortKeys: dates });
        } catch (error) {
          expect(error).toBeInstanceOf(ToolError);
        }
      }),
    );
  });
});
