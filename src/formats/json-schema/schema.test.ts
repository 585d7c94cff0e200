import { describe, expect, it } from 'vitest';
import { Findings } from '../data/findings.ts';
import type { Data } from '../data/model.ts';
import { TextError } from '#lib/text-error';
import { readYaml } from '../yaml/read.ts';
import { DEEPEST_SCHEMA } from './evaluation.ts';
import { JsonSchema } from './schema.ts';

function read(text: string): Data {
  const [data] = readYaml(text, { findings: new Findings() });
  if (data === undefined) throw new Error('There is no document.');
  return data;
}

const schemaOf = (text: string) =>
  new JsonSchema(read(text), text, (code, params, place) => new TextError(code, params, place));
const isGood = (schema: string, value: string) => schemaOf(schema).check(read(value)).isGood;
const codesOf = (schema: string, value: string) =>
  schemaOf(schema)
    .check(read(value))
    .violations.map(({ code }) => code);

describe('the dialect', () => {
  it('is 2020-12 without `$schema`, and formats are checked', () => {
    expect(isGood('{"prefixItems": [{"format": "ipv4"}]}', '["127.0.0.1"]')).toBe(true);
    expect(isGood('{"prefixItems": [{"format": "ipv4"}]}', '["127.0.0.0.1"]')).toBe(false);
  });
  it('is the one of `$schema`; from 2019-09 on a format is only a remark', () => {
    const format = (draft: string) => `{"$schema": "${draft}", "format": "ipv4"}`;
    expect(isGood(format('https://json-schema.org/draft/2020-12/schema'), '"127.0.0.0.1"')).toBe(true);
    expect(isGood(format('http://json-schema.org/draft-07/schema#'), '"127.0.0.0.1"')).toBe(false);
  });
});

describe('reasons', () => {
  it('names what is meant among alternatives', () => {
    const schema =
      '{"oneOf": [{"type": "string"}, {"type": "object", "required": ["a"], "properties": {"a": {"type": "null"}}}]}';
    expect(codesOf(schema, '{b: 1}')).toEqual(['required']);
    expect(schemaOf(schema).check(read('5')).violations[0]?.params).toEqual({
      expected: ['string', 'object'],
      found: 'integer',
    });
    expect(codesOf('{"anyOf": [{"required": ["a"]}, {"required": ["b"]}]}', '{}')).toEqual(['other']);
    expect(codesOf('{"oneOf": [true, {}]}', '1')).toEqual(['oneOfSeveral']);
  });
  it('points at a key that may not be there, and at the value otherwise', () => {
    const [key] = schemaOf('{"additionalProperties": false}').check(read('one: 1')).violations;
    expect(key?.span).toEqual({ start: 0, end: 3 });
    const [value] = schemaOf('{"additionalProperties": {"type": "null"}}').check(read('one: 1')).violations;
    expect(value?.span).toMatchObject({ start: 5, end: 6 });
  });
  it('counts all and keeps a hundred', () => {
    const verdict = schemaOf('{"items": {"items": false}}').check(read(`[${'[1, 2],'.repeat(15_000)}]`));
    expect([verdict.count, verdict.violations.length]).toEqual([30_000, 100]);
  });
});

describe('schemas that are refused', () => {
  it.each([
    ['[]', 'root', 1],
    ['"a"', 'root', 1],
    ['{"type": "text"}', 'keyword', 10],
    ['{"properties": {"a": {"required": true}}}', 'keyword', 35],
    ['{"minLength": -1}', 'keyword', 15],
    ['{"multipleOf": 0}', 'keyword', 16],
    ['{"allOf": []}', 'keyword', 11],
    ['{"items": 5}', 'keyword', 11],
    ['{"enum": "a"}', 'keyword', 10],
    ['{"pattern": "(a"}', 'pattern', 13],
    ['{"patternProperties": {"[": {}}}', 'pattern', 24],
    ['{"$ref": "#/$defs/a"}', 'ref', 10],
    ['{"$ref": "#%"}', 'ref', 10],
    ['{"$ref": "#/type", "type": "object"}', 'ref', 10],
    ['{"$ref": "other.json"}', 'remote', 10],
    ['{"$defs": {"a": {"$ref": "https://example.com/a"}}}', undefined, 0],
    ['{"$defs": {"a": {"$ref": "https://example.com/a"}}, "$ref": "#/$defs/a"}', 'remote', 26],
  ])('%s', (text, code, column) => {
    const make = () => schemaOf(text);
    if (code === undefined) expect(make).not.toThrow();
    else expect(make).toThrow(expect.objectContaining({ code, place: expect.objectContaining({ line: 1, column }) }));
  });
  it('leads to itself without a step', () => {
    for (const schema of [
      '{"$ref": "#"}',
      '{"allOf": [{"$ref": "#"}]}',
      '{"$defs": {"a": {"$ref": "#/$defs/b"}, "b": {"$ref": "#/$defs/a"}}, "$ref": "#/$defs/a"}',
    ]) {
      expect(() => schemaOf(schema).check(read('1'))).toThrow(
        expect.objectContaining({ code: 'depth', params: { limit: DEEPEST_SCHEMA } }),
      );
    }
  });
  it('leads to itself one step further in, as deep as a text may be', () => {
    const value = `${'['.repeat(390)}1${']'.repeat(390)}`;
    expect(codesOf('{"type": "array", "items": {"$ref": "#"}}', value)).toEqual(['type']);
    expect(() => codesOf('{"items": {"allOf": [{"anyOf": [{"oneOf": [{"$ref": "#"}]}]}]}}', value)).toThrow(TextError);
  });
  it('holds a long chain of references', () => {
    const links = Array.from({ length: 1400 }, (_, at) => `"${at}": {"$ref": "#/$defs/${at + 1}"}`).join(',');
    expect(codesOf(`{"$defs": {${links}, "1400": false}, "$ref": "#/$defs/0"}`, '1')).toEqual(['other']);
  });
});
