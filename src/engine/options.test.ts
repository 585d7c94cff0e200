import { describe, expect, test } from 'vitest';
import { ToolError } from './error.ts';
import { decimal } from './decimal-option.ts';
import { choice, content, flag, integer, isSetting, PANE, picked, readValues, secret } from './options.ts';

const specs = {
  urlSafe: flag(false),
  count: integer({ initial: 1, min: 1, max: 50 }),
  version: choice(['v4', 'v7'], 'v4'),
  prefix: picked('sk_'),
  right: content(),
  key: secret(),
};

/** The error that is thrown, or nothing. */
function failure(given: Record<string, unknown>): Pick<ToolError, 'code' | 'where'> | undefined {
  try {
    readValues(specs, given);
  } catch (error) {
    if (error instanceof ToolError) return { code: error.code, where: error.where };
    throw error;
  }
  return undefined;
}

describe('readValues', () => {
  test('completes what is missing with initial values', () => {
    expect(readValues(specs, {})).toEqual({
      urlSafe: false,
      count: 1,
      version: 'v4',
      prefix: 'sk_',
      right: '',
      key: '',
    });
  });
  test('reads texts and values alike', () => {
    expect(readValues(specs, { urlSafe: 'true', count: 7, version: 'V7' })).toMatchObject({
      urlSafe: true,
      count: 7,
      version: 'v7',
    });
    expect(readValues(specs, { urlSafe: true, count: '7' })).toMatchObject({ urlSafe: true, count: 7 });
  });
  test.each([
    [{ urlSafe: 'maybe' }, 'engine.notAFlag', 'urlSafe'],
    [{ count: '' }, 'engine.numberMissing', 'count'],
    [{ count: '1.5' }, 'engine.notAnInteger', 'count'],
    [{ count: '1e3' }, 'engine.notAnInteger', 'count'],
    [{ count: 0 }, 'engine.outOfRange', 'count'],
    [{ count: 51 }, 'engine.outOfRange', 'count'],
    [{ version: 'v9' }, 'engine.notAChoice', 'version'],
    [{ version: '__proto__' }, 'engine.notAChoice', 'version'],
  ])('refuses %j with %s', (given, code, option) => {
    expect(failure(given)).toEqual({ code, where: { option } });
  });
  test('refuses an option that does not exist, inherited names too', () => {
    expect(failure({ colour: 'red' })?.code).toBe('engine.unknownOption');
    expect(failure({ constructor: 'red' })?.code).toBe('engine.unknownOption');
  });
});

test('a number at either limit is inside', () => {
  expect(specs.count.parse('1')).toBe(1);
  expect(specs.count.parse(' 50 ')).toBe(50);
});

test('an optional number is 0 where it is left empty', () => {
  const width = integer({ initial: 80, min: 0, max: 100, optional: true });
  expect(width.parse(' ')).toBe(0);
  expect(width.parse('0')).toBe(0);
  expect(width.format(0)).toBe('');
  expect(width.format(80)).toBe('80');
  expect(() => width.parse('101')).toThrow(ToolError);
});

test.each([
  ['picked', picked()],
  ['content', content()],
  ['secret', secret()],
  ['decimal', decimal()],
])('%s of more than 1,000 characters is refused by name', (_, field) => {
  expect(() => readValues({ field }, { field: '9'.repeat(1001) })).toThrow(
    expect.objectContaining({ code: 'engine.textTooLong', params: { limit: 1000 }, where: { option: 'field' } }),
  );
});

test('an operation says how long its text may be, and a pane takes any', () => {
  expect(content().parse('a'.repeat(1000))).toHaveLength(1000);
  expect(() => content('', { maxLength: 3 }).parse('abcd')).toThrow(ToolError);
  expect(content('', PANE).parse('a'.repeat(100_000))).toHaveLength(100_000);
});

describe('a decimal', () => {
  const { parse, initial } = decimal({ min: '0', max: '100.5' });
  test.each([
    ['', ''],
    [' ', ''],
    ['12,50', '12.50'],
    ['0', '0'],
    ['100.5', '100.5'],
  ])('%j is %j: a cleared field is no 0, and no digit is lost', (raw, value) => {
    expect(parse(raw)).toBe(value);
  });
  test.each([
    ['ten', 'engine.notANumber'],
    ['-0.000000000000000000001', 'engine.tooSmall'],
    ['100.500000000000000000001', 'engine.tooLarge'],
  ])('refuses %j with %s', (raw, code) => {
    expect(() => parse(raw)).toThrow(expect.objectContaining({ code }));
  });
  test('is empty at first, and no setting', () => {
    expect(initial).toBe('');
    expect(isSetting(decimal())).toBe(false);
  });
});

test('what was typed as content or secret is no setting', () => {
  expect(Object.entries(specs).flatMap(([name, spec]) => (isSetting(spec) ? [name] : []))).toEqual([
    'urlSafe',
    'count',
    'version',
    'prefix',
  ]);
});
