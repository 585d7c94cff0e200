import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { testContext } from '#engine/context.test-support';
import { initialValues } from '#engine/options';
import { convert } from './logic.ts';
import * as operations from './operations.ts';

type Options = Parameters<typeof convert>[1];

const run = (text: string, options: Partial<Options> = {}) =>
  convert(text, { ...initialValues(operations.convert.options), ...options }, testContext().context.note);

const anyOptions = fc.record({
  indent: fc.integer({ min: 1, max: 10 }),
  indentLists: fc.boolean(),
  layout: fc.constantFrom('block', 'compact', 'flow'),
  quotes: fc.constantFrom('double', 'single'),
  width: fc.constantFrom(0, 20, 80),
});

describe('JSON to YAML', () => {
  it('means the same to another reader, whatever the options', () => {
    fc.assert(
      fc.property(fc.json(), anyOptions, (json, options) => {
        expect(parse(run(json, options))).toEqual(JSON.parse(json));
      }),
    );
  });
  // yaml.org/type/bool.html, int.html, float.html, null.html, timestamp.html, merge.html: what YAML 1.1 takes for no text.
  it.each([
    'y',
    'No',
    'ON',
    'off',
    '~',
    'Null',
    '.inf',
    '.NaN',
    '0b11',
    '0o7',
    '017',
    '1_000',
    '190:20:30',
    '2001-12-14',
    '<<',
    '=',
  ])('the text %s stays a text to readers of YAML 1.1', (text) => {
    const yaml = run(JSON.stringify({ a: text }));
    for (const version of ['1.1', '1.2'] as const) expect(parse(yaml, { version })).toEqual({ a: text });
  });
  it('makes a document of each line of JSON Lines', () => {
    const documents = parseAllDocuments(run('{"a":1}\n[2]\n"three"\n'));
    expect(documents.map((document) => document.toJS() as unknown)).toEqual([{ a: 1 }, [2], 'three']);
  });
});
