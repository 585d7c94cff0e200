import fc from 'fast-check';
import { parse, TomlDate } from 'smol-toml';
import { describe, expect, it } from 'vitest';
import { tomlTests } from '../../../tests/conformance-data.ts';
import { TextError } from '#lib/text-error';
import type { Data } from '../data/model.ts';
import { readToml } from './read.ts';
import { toUtc } from './time.ts';
import { invalidToml, validToml } from './vectors.ts';

function errorOf(text: string, version: '1.0' | '1.1' = '1.1'): TextError {
  try {
    readToml(text, { version });
  } catch (error) {
    if (error instanceof TextError) return error;
    throw error;
  }
  throw new Error(`read without an error: ${text}`);
}

interface Tagged {
  readonly type: string;
  readonly value: string;
}
const TYPES: Readonly<Record<string, string>> = {
  boolean: 'bool',
  offsetDateTime: 'datetime',
  localDateTime: 'datetime-local',
  localDate: 'date-local',
  localTime: 'time-local',
};

/** As toml-test writes values: every scalar with its type. */
function tag(data: Data): unknown {
  if (data.kind === 'list') return data.items.map(tag);
  if (data.kind === 'map') return Object.fromEntries(data.entries.map(({ key, value }) => [key, tag(value)]));
  return canonical({ type: TYPES[data.kind] ?? data.kind, value: data.text });
}

/** Values that mean the same, written the same: floats as numbers, times with seconds and `T`, offsets in UTC. */
function canonical({ type, value }: Tagged): Tagged {
  if (type === 'float') {
    const special = value.replace(/^\+/, '').replace(/^-nan$/, 'nan');
    return { type, value: /inf|nan/.test(value) ? special : String(Number(value)) };
  }
  if (!/date|time/.test(type)) return { type, value };
  const full = value
    .toUpperCase()
    .replace(' ', 'T')
    .replace(/(^|T)(\d\d:\d\d)(?!:)/, '$1$2:00');
  const text = type === 'datetime' ? (toUtc(full) ?? full) : full;
  return { type, value: text.replace(/(\.\d*?)0+(?=Z|$)/, '$1').replace(/\.(?=Z|$)/, '') };
}
const canonicalAll = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(canonicalAll);
  const object = value as Record<string, unknown>;
  const isTagged = typeof object['type'] === 'string' && typeof object['value'] === 'string';
  return isTagged
    ? canonical(object as unknown as Tagged)
    : Object.fromEntries(Object.entries(object).map(([key, member]) => [key, canonicalAll(member)]));
};

/** Undefined where the bytes are not UTF-8, which the engine refuses before any tool sees them. */
function decode(base64: string): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Buffer.from(base64, 'base64'));
  } catch {
    return undefined;
  }
}

/** Integers as bigints, floats as numbers; dates and times as `{ kind: text }`. */
function plain(data: Data): unknown {
  switch (data.kind) {
    case 'map':
      return Object.fromEntries(data.entries.map(({ key, value }) => [key, plain(value)]));
    case 'list':
      return data.items.map(plain);
    case 'integer':
      return BigInt(data.text);
    case 'float':
      return Number(data.text.replace('inf', 'Infinity'));
    case 'string':
      return data.text;
    case 'boolean':
      return data.text === 'true';
    default:
      return { [data.kind]: data.text };
  }
}

describe('vectors from the text of TOML 1.0', () => {
  const valid = validToml.flatMap(([section, rows]) => rows.map(([text, table]) => ({ section, text, table })));
  const invalid = invalidToml.flatMap(([section, rows]) => rows.map((text) => ({ section, text })));

  it.each(valid)('$section: $text', ({ text, table }) => {
    expect(plain(readToml(text, { version: '1.0' }))).toEqual(table);
    // What was TOML before is TOML still.
    expect(plain(readToml(text, { version: '1.1' }))).toEqual(table);
  });
  it.each(invalid)('$section: not $text', ({ text }) => expect(errorOf(text, '1.0').code).toMatch(/^toml\./));
});

const official = tomlTests();
describe.each([
  ['1.0', 'toml10', 210, 499],
  ['1.1', 'toml11', 220, 492],
] as const)(`${official.title}, TOML %s`, official.needed, (version, list, validCount, invalidCount) => {
  const rows = official.rows.filter((row) => row[list]).map((row) => ({ ...row, text: decode(row.base64) }));
  const valid = rows.filter((row) => row.valid);
  const invalid = rows.filter((row) => !row.valid);

  it('has all its cases', () => {
    expect(official.rows).toHaveLength(official.caseCount);
    expect([valid.length, invalid.length]).toEqual([validCount, invalidCount]);
  });
  it.each(valid)('reads $name', ({ text = '', tagged }) => {
    expect(tag(readToml(text, { version }))).toEqual(canonicalAll(tagged));
  });
  it.each(invalid.filter(({ text }) => text !== undefined))('refuses $name', ({ text = '' }) => {
    expect(errorOf(text, version).code).toMatch(/^toml\./);
  });
});

describe('values', () => {
  const values = (text: string) =>
    readToml(text).entries.map(({ value }) => [value.kind, 'text' in value ? value.text : '']);
  it.each([
    ['0xDEADBEEF', 'integer', '3735928559'],
    ['0o17', 'integer', '15'],
    ['-0', 'integer', '0'],
    ['+1_000', 'integer', '1000'],
    ['9223372036854775808', 'integer', '9223372036854775808'],
    ['1.10', 'float', '1.10'],
    ['+1_0.5_0e+1_0', 'float', '10.50e+10'],
    ['-inf', 'float', '-inf'],
    ['+nan', 'float', 'nan'],
    ['1979-05-27T00:32:00-07:00', 'offsetDateTime', '1979-05-27T00:32:00-07:00'],
    ['1979-05-27 07:32:00z', 'offsetDateTime', '1979-05-27 07:32:00z'],
    ['1979-05-27T07:32:00.123456789', 'localDateTime', '1979-05-27T07:32:00.123456789'],
    ['2024-02-29', 'localDate', '2024-02-29'],
    ['07:32', 'localTime', '07:32'],
    ["'''\n  x'''", 'string', '  x'],
    ['"""\\\n  a\\\n\n  b"""', 'string', 'ab'],
    ['"\\e\\x41\\u00e9\\U0001F600"', 'string', '\x1bAé😀'],
    ['""""a"""""', 'string', '"a""'],
  ])('%s', (text, kind, value) => expect(values(`a = ${text}`)).toEqual([[kind, value]]));
  it('keeps keys in their order, and dangerous ones', () => {
    expect(readToml('2 = 1\n1 = 2\n__proto__ = 3').entries.map(({ key }) => key)).toEqual(['2', '1', '__proto__']);
  });
  it('says what is an array of tables', () => expect(tag(readToml('[[p]]\n[[p]]'))).toEqual({ p: [{}, {}] }));
  it('reads a byte order mark and CRLF', () => expect(tag(readToml('\uFEFFa = []\r\n'))).toEqual({ a: [] }));
});

describe('what is wrong, and where', () => {
  it.each([
    ['a', 'toml.unexpectedEnd', 1, 2],
    ['a b = 1', 'toml.equals', 1, 3],
    ['a = ', 'toml.unexpectedEnd', 1, 5],
    ['a = \nb = 1', 'toml.value', 1, 5],
    ['a = 1 b = 2', 'toml.lineEnd', 1, 7],
    ['a = 1\n\na = 2', 'toml.keyTwice', 3, 1],
    ['[a]\n[b]\n[a]', 'toml.tableTwice', 3, 2],
    ['a = {}\n[a.b]', 'toml.closed', 2, 2],
    ['a = [1]\n[[a]]', 'toml.tableTwice', 2, 3],
    ['a = "b', 'toml.unclosedString', 1, 5],
    ['a = """b', 'toml.unclosedString', 1, 5],
    ['a = "\\q"', 'toml.escape', 1, 6],
    ['a = "\\u12"', 'toml.unicode', 1, 6],
    ['a = "\\ud800"', 'toml.unicode', 1, 6],
    ['a = "\0"', 'toml.control', 1, 6],
    ['a = 1 # \ud800', 'toml.control', 1, 9],
    ['a = 1\rb = 2', 'toml.carriageReturn', 1, 6],
    ['a = [1 2]', 'toml.comma', 1, 8],
    ['a = [1, 2', 'toml.unclosedArray', 1, 5],
    ['a = {b = 1', 'toml.unclosedTable', 1, 5],
    ['a = 012', 'toml.leadingZero', 1, 5],
    ['a = 1.', 'toml.number', 1, 5],
    ['a = True', 'toml.word', 1, 5],
    ['a = hello', 'toml.word', 1, 5],
    ['d = 2021-02-29', 'toml.noSuchDay', 1, 5],
    ['d = 2021-02-30T00:00:00Z', 'toml.noSuchDay', 1, 5],
    ['d = 2021-04-31', 'toml.noSuchDay', 1, 5],
    ['d = 1900-02-29', 'toml.noSuchDay', 1, 5],
    ['t = 24:00:00', 'toml.noSuchTime', 1, 5],
    ['d = 2021-1-1', 'toml.date', 1, 5],
    ['é = 1', 'toml.bareKey', 1, 1],
    ['= 1', 'toml.key', 1, 1],
    ['[a', 'toml.unexpectedEnd', 1, 3],
    ['[a b]', 'toml.headerEnd', 1, 4],
    ['"""a""" = 1', 'toml.multilineKey', 1, 1],
  ])('%j: %s', (text, code, line, column) => {
    const { code: found, place } = errorOf(text);
    expect([found, place.line, place.column]).toEqual([code, line, column]);
  });
  it.each(['a = "\\e"', 'a = {b = 1,}', 'a = {\nb = 1}', 't = 07:32'])('%j is TOML 1.1', (text) => {
    expect(() => readToml(text)).not.toThrow();
    expect(errorOf(text, '1.0').code).toBe('toml.version11');
  });
});

/** Dates and times of both readers the same way: what they are, to the millisecond. */
function withDates(value: unknown): unknown {
  if (value instanceof TomlDate) return { time: value.toISOString() };
  if (Array.isArray(value)) return value.map(withDates);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const [[kind, text] = ['']] = entries;
  const isTime = /^(?:offset|local)(?:Date|Time)/.test(kind) && typeof text === 'string';
  if (isTime) return { time: new TomlDate(text).toISOString() };
  return Object.fromEntries(entries.map(([key, member]) => [key, withDates(member)]));
}

describe('any text', () => {
  it('is read or refused with a code; what smol-toml reads, we read to the same', () => {
    const piece = fc.constantFrom(
      ...['a', 'b', '.', '=', ' ', '\n', '[', ']', '[[', ']]', '{', '}', ',', '"', "'", '1', '0', '-', 'e', '_', ':'],
      ...['true', 'inf', '2024-02-29', '07:32:00', '# c', '\\', '"""', 'a = 1\n', '[a]\n', 'a.b = 2\n', '[[a]]\n'],
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(piece, { maxLength: 14 }).map((all) => all.join('')),
          fc.string({ unit: 'binary' }),
        ),
        (text) => {
          let ours: unknown;
          try {
            ours = withDates(plain(readToml(text)));
          } catch (error) {
            expect(error).toBeInstanceOf(TextError);
          }
          let theirs: unknown;
          try {
            theirs = withDates(parse(text, { integersAsBigInt: true }));
          } catch {
            // Refused by both, or by the library alone: integers that a double does not hold.
          }
          if (theirs !== undefined) expect(ours).toEqual(theirs);
        },
      ),
    );
  });
  it('may be nested 100,000 levels deep', () => {
    const deep = 100_000;
    expect(readToml(`a = ${'['.repeat(deep)}${']'.repeat(deep)}`).entries).toHaveLength(1);
    expect(readToml(`a = ${'{b='.repeat(deep)}1${'}'.repeat(deep)}`).entries).toHaveLength(1);
    expect(errorOf(`a = ${'['.repeat(deep)}`).code).toBe('toml.unclosedArray');
  });
});

describe('toUtc', () => {
  it.each([
    ['1979-05-27T00:32:00-07:00', '1979-05-27T07:32:00Z'],
    ['1979-05-27 00:32:00.999999-07:00', '1979-05-27T07:32:00.999999Z'],
    ['2000-01-01T00:30:00+01:00', '1999-12-31T23:30:00Z'],
    ['1990-12-31T15:59:60-08:00', '1990-12-31T23:59:60Z'],
    ['1979-05-27t07:32z', '1979-05-27T07:32:00Z'],
    ['0000-01-01T00:00:00+01:00', undefined],
    ['1979-05-27', undefined],
  ])('%s', (text, utc) => expect(toUtc(text)).toBe(utc));
});
