import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readResultTypes } from '../../scripts/build/result-types.mjs';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'handy-results-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function read(source: string) {
  const path = join(folder, 'operations.ts');
  writeFileSync(path, source);
  return readResultTypes([{ tool: 'my-tool', path }]);
}
const operation = (name: string, result: string) => `export declare const ${name}: { run: () => Promise<${result}> };`;

const CASES = [
  ['string', 'string'],
  ['boolean | null', 'boolean | null'],
  ['readonly (number | string)[]', 'ReadonlyArray<string | number>'],
  ['{ a?: boolean; "b-c": "x" | 1 }', '{ readonly a?: boolean; readonly "b-c": "x" | 1 }'],
  ['{ a?: string | null }', '{ readonly a?: null | string }'],
  ['{ a: string | undefined }', '{ readonly a: undefined | string }'],
  ['[string, number]', 'readonly [string, number]'],
  ['Record<"a" | "b", number>', '{ readonly a: number; readonly b: number }'],
  ['Record<string, number>', '{ readonly [key: string]: number }'],
  ['{ a: 1 } & { b: 2 }', '{ readonly a: 1; readonly b: 2 }'],
  ['Blob', 'Blob'],
  ['Facts', '{ /** In bytes, at most 9. */ readonly size: number }'],
  // What contains itself gets a name.
  ['Node', 'MyToolNode'],
] as const;

describe('results written out', () => {
  let results: ReturnType<typeof read>;
  beforeAll(() => {
    results = read(`
      interface Facts {
        /**
         * In bytes,
         * at most 9.
         */
        size: number;
      }
      interface Node { text: string; children: readonly Node[] }
      ${CASES.map(([type], index) => operation(`of${index}`, type)).join('\n')}`);
  });

  test.each(CASES.map((pair, index) => [...pair, index] as const))('%s', (_, text, index) => {
    expect(results.types[`my-tool/of${index}`]).toBe(text);
  });

  test('names are declared', () => {
    expect(results.declarations).toBe(
      'export type MyToolNode = { readonly text: string; readonly children: ReadonlyArray<MyToolNode> };',
    );
  });

  test.each([
    ['{ rows: readonly { value: unknown }[] }', 'my-tool/go.rows[].value is unknown'],
    ['{ a: () => void }', 'my-tool/go.a is a function'],
  ])('%s is refused', (type, message) => {
    expect(() => read(operation('go', type))).toThrow(message);
  });
});
