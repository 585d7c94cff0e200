import { describe, expect, it } from 'vitest';
import { type Note } from '#engine/error';
import { initialValues } from '#engine/options';
import { findLostComments } from './comments.ts';
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
    expect(run(text).result).toBe(
      text
        .replace('i: # behind i', 'i:\n  # behind i')
        .replace('yes\n\n', 'yes\n')
        .replace('# behind yes\n\n', '# behind yes\n'),
    );
  });
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
  });
  it('does not sort an alias before its anchor, nor change what an alias means', () => {
    for (const text of ['b: &x 1\na: *x\n', 'b: &x 1\na: &x 2\nc: *x\n']) {
      const { result, notes } = run(text, { sortKeys: true });
      expect(result).toBe(text);
      expect(notes.map(({ code }) => code)).toContain('note.notSorted');
    }
  });
  it('finds comments that are lost', () => {
    expect(findLostComments('# a\nb: | # c\n  # text\nd: 1 # a\n', '# a\nb: |\n  # text\nd: 1\n')).toEqual([
      '# c',
      '# a',
    ]);
  });
  it('goes down to the deepest level', () => {
    expect(run(`${'['.repeat(390)}${']'.repeat(390)}`).result).toContain('[[[');
    expect(() => run(Array.from({ length: 390 }, (_, at) => `${' '.repeat(at)}a:`).join('\n'))).not.toThrow();
    expect(() => run('['.repeat(5000))).toThrow(expect.objectContaining({ code: 'yaml.tooDeep' }));
  });
});
