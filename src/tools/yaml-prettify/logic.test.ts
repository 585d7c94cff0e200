import { describe, expect, it } from 'vitest';
import { type Note } from '#engine/error';
import { initialValues } from '#engine/options';
import { prettify } from './logic.ts';
import * as operations from './operations.ts';

type Options = Parameters<typeof prettify>[1];

function run(text: string, options: Partial<Options> = {}): { result: string; notes: Note[] } {
  const notes: Note[] = [];
  const values = { ...initialValues(operations.prettify.options), ...options };
  const result = prettify(text, values, (code, params = {}, where = {}) => void notes.push({ code, params, where }));
  return { result, notes };
}
describe('prettify', () => {
  it('keeps what is written: digits, quotes, escapes, tags, anchors, blank lines', () => {
    const text = [
      'a: 1.10',
      'b: 17478252242305210114',
      'c: 0x1F',
      "d: 'single'",
      'e: "\\x41\\u00e9"',
      'f: !!int "3"',
      'g: &x ~',
      '',
      'h: *x',
      '# about i',
      'i: # behind i',
      ...['  - yes # behind yes', '', '  # at the end', ''],
    ].join('\n');
    expect(run(text).result).toBe(text);
  });
  it.each([
    'x: &c\n  # shared\n  a: 1\ny: *c\n',
    '- &a\n  # c\n  - 1\n- *a\n',
    'a: &x # note\n  b: 1\nc: *x\n',
    'x: !c\n  # shared\n  a: 1\n',
    '- !a\n  # c\n  - 1\n',
    'a: !x # note\n  b: 1\n',
    'a: &x # note\n  one\nb: *x\n',
    'a: !t &x # note\n  - # c\n    b: 1\nb: *x\n',
    '!!map # root\na: 1\n',
    '--- !t # root\n# c\na: 1\n',
    'a: | # header\n  # text\nb: 1\n',
    '# a\n# b\n',
    '# a\n\n# b\n',
    '# a\n---\n# b\n',
    '# a\n---\na: 1\n# b\n---\n# c\nb: 1\n',
    '---\n...\n',
    '---\n---\n',
    '---\n# c\n...\n# d\n',
    'a:\n  # c\nb:\n# d\nc: 1\n',
    'a:\n\n# c\n\n# d\n---\nb:\n\n# e\n...\n',
    'a:\n  b:\n    - c: 1\n      # in c\n    # in the list\n  # in a\n# at the root\n',
    '[\n  a, # one\n  # two\n  {\n    b: 1 # three\n  }\n  # four\n]\n',
    '? a # key\n# c\n: b # value\n',
    'a:\n\n  b: 1\n\nc: 2\n',
    'a: "x \\\n  y"\nb: one\n\n  two\n',
    'a: |+\n  x\n\n\n# c\nb: 1\n',
  ])('leaves what is in order as it is: %j', (text) => {
    const { result, notes } = run(text);
    expect(result).toBe(text);
    expect(notes).toEqual([]);
  });
  it.each([
    ['a:\n    # c\n    b: 1\n    # d\n', 'a:\n  # c\n  b: 1\n  # d\n'],
    ['a:   |4\n      x\n     y\nb: |\n      x\n\n\n\nc: 1\n', 'a: |2\n    x\n   y\nb: |\n  x\n\nc: 1\n'],
    ['[ a # one\n, b,]', '[\n  a, # one\n  b\n]\n'],
    ['{"a":1,b: ,*x : y}'.replace('*x', 'c'), '{"a": 1, b:, c: y}\n'],
    ['a:\n- - 1\n  -  2\n', 'a:\n  - - 1\n    - 2\n'],
    ["-\n  a: 'x\n   y'\n", "- a: 'x\n    y'\n"],
  ])('indents %j', (text, expected) => expect(run(text).result).toBe(expected));
  it.each([
    ['a: one  two three &four # five', 9, 'a: one  two\n  three &four # five\n'],
    ['a: "one two three\\ four five"', 14, 'a: "one two\n  three\\ four\n  five"\n'],
    ['a long key of four words: [one, two]', 20, 'a long key of four words:\n  [\n    one,\n    two\n  ]\n'],
    ['a: >\n  one two three four\n    more than that\n', 12, 'a: >\n  one two\n  three four\n    more than that\n'],
    ['a: |\n  one two three four\n', 10, 'a: |\n  one two three four\n'],
    ['one two three - four', 14, 'one two\n  three - four\n'],
  ])('folds %j to %i columns', (text, width, expected) => expect(run(text, { width }).result).toBe(expected));
  it.each([
    ['a: "it\'s \\x41"', 'single', "a: 'it''s A'\n"],
    ['a: "x\\n"', 'single', 'a: "x\\n"\n'],
    ["a: 'it''s \\ \"x\"'", 'double', 'a: "it\'s \\\\ \\"x\\""\n'],
    ["a: 'x\n\n  y'", 'double', 'a: "x\n\n  y"\n'],
    ['a: "x \\"\n  y"', 'single', "a: 'x \"\n  y'\n"],
  ] as const)('quotes %j in %s quotes', (text, quotes, expected) =>
    expect(run(text, { quotes }).result).toBe(expected),
  );
  it.each([
    ['  a: 1\n  # end\n', {}],
    ['- b: x\n  # in\n  a: y\n# end\n', { sortKeys: true }],
    [
      "'':\n  -\n    # c\n    b: x\n    # c\n  -\n    # c\n    d: x\n    # c\n    a: y\n    # c\n# c\n",
      { sortKeys: true, indentLists: false },
    ],
  ])('is at rest the second time: %j', (text, options) => {
    const { result } = run(text, options);
    expect(run(result, options).result).toBe(result);
  });
  it('moves comments with their keys', () => {
    expect(run('# first\nb: 2 # two\n# one\na: 1\n', { sortKeys: true }).result).toBe(
      '# one\na: 1\n# first\nb: 2 # two\n',
    );
    expect(run('# file\n\n# b\nb: 2\na: # in a\n  # d\n  d: 1\n  c: 1\n', { sortKeys: true }).result).toBe(
      '# file\n\na: # in a\n  c: 1\n  # d\n  d: 1\n# b\nb: 2\n',
    );
    expect(run('- &x # list\n  # b\n  b: 2\n  a: *x\n'.replace('*x', '1'), { sortKeys: true }).result).toBe(
      '- &x # list\n  a: 1\n  # b\n  b: 2\n',
    );
  });
  it('does not sort an alias before its anchor, nor change what an alias means', () => {
    for (const text of ['b: &x 1\na: *x\n', 'b: &x 1\na: &x 2\nc: *x\n']) {
      const { result, notes } = run(text, { sortKeys: true });
      expect(result).toBe(text);
      expect(notes.map(({ code }) => code)).toContain('warning.notSorted');
    }
  });
  it('sorts the entries of brackets with their comments', () => {
    expect(run('{\n  b: 1, # b\n  # above a\n  a: 2 # a\n}\n', { sortKeys: true }).result).toBe(
      '{\n  # above a\n  a: 2, # a\n  b: 1 # b\n}\n',
    );
  });
  it('goes down to the deepest level', () => {
    expect(run(`${'['.repeat(390)}${']'.repeat(390)}`).result).toContain('[[[');
    expect(() => run(Array.from({ length: 390 }, (_, at) => `${' '.repeat(at)}a:`).join('\n'))).not.toThrow();
    expect(() => run('['.repeat(5000))).toThrow(expect.objectContaining({ code: 'yaml.tooDeep' }));
  });
});
