import fc from 'fast-check';
import { parseAllDocuments } from 'yaml';
import { describe, expect, it } from 'vitest';
import { ToolError, type Note } from '#engine/error';
import { initialValues } from '#engine/options';
import { conformanceRows } from '../../../tests/conformance-data.ts';
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
const valuesOf = (text: string) =>
  parseAllDocuments(text, { uniqueKeys: false, merge: true }).map(
    (document) => document.toJS({ mapAsMap: true }) as unknown,
  );

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

interface SuiteRow {
  readonly name: string;
  readonly valid: boolean;
  readonly base64: string;
}
const suite = conformanceRows<SuiteRow>('yaml.jsonl');
const style = fc.record({
  indent: fc.integer({ min: 1, max: 6 }),
  indentLists: fc.boolean(),
  quotes: fc.constantFrom('keep', 'double', 'single'),
  width: fc.constantFrom(0, 20, 80),
  sortKeys: fc.boolean(),
} as const);

describe.runIf(suite)('yaml-test-suite (ccfa74e)', () => {
  const texts = (suite ?? [])
    .filter(({ valid }) => valid)
    .map(({ base64 }) => Buffer.from(base64, 'base64').toString());
  it('nearly every text is formatted to the same value, and the rest is refused, never changed', () => {
    let formatted = 0;
    for (const text of texts) {
      try {
        const { result } = run(text);
        formatted++;
        if (result !== '')
          expect(valuesOf(result)).toEqual(
            valuesOf(text).filter((value, _, all) => all.length === 1 || value !== null || result.includes('---')),
          );
        expect(run(result).result).toBe(result);
      } catch (error) {
        if (!(error instanceof ToolError)) throw error;
      }
    }
    expect([formatted, texts.length]).toEqual([309, 311]);
  });
  it('whatever the style, parts of texts are formatted or refused with a code', () => {
    const part = fc
      .tuple(fc.constantFrom(...texts), fc.nat(), fc.nat())
      .map(([text, a, b]) => text.slice(Math.min(a, b) % (text.length + 1), (Math.max(a, b) % (text.length + 1)) + 1));
    fc.assert(
      fc.property(fc.oneof(fc.constantFrom(...texts), part, fc.string({ unit: 'binary' })), style, (text, options) => {
        try {
          run(text, options);
        } catch (error) {
          expect(error).toBeInstanceOf(ToolError);
        }
      }),
      { numRuns: 1500 },
    );
  });
});
