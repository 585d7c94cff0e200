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

const DRAFT_4 = '"$schema": "http://json-schema.org/draft-04/schema#"';
const DRAFT_7 = '"$schema": "http://json-schema.org/draft-07/schema#"';
const DRAFT_2019 = '"$schema": "https://json-schema.org/draft/2019-09/schema"';
const DRAFT_2020 = '"$schema": "https://json-schema.org/draft/2020-12/schema"';

/*
 * Rows of the JSON Schema Test Suite (github.com/json-schema-org/JSON-Schema-Test-Suite, MIT); the file of each is
 * named. Valid values, then others.
 */
const VECTORS: readonly [name: string, schema: string, good: readonly string[], bad: readonly string[]][] = [
  ['draft4/type: a float is no integer', `{${DRAFT_4}, "type": "integer"}`, ['1'], ['1.0', '1.1', '"1"']],
  ['draft7/type: 1.0 is an integer', `{${DRAFT_7}, "type": "integer"}`, ['1', '1.0'], ['1.1', '"1"', 'null', '[]']],
  ['draft4/maximum: exclusive by a flag', `{${DRAFT_4}, "maximum": 3.0, "exclusiveMaximum": true}`, ['2.2'], ['3.0']],
  ['draft7/exclusiveMinimum', `{${DRAFT_7}, "exclusiveMinimum": 1.1}`, ['1.2', '"x"'], ['1.1', '0.6']],
  ['multipleOf: by small number', '{"multipleOf": 0.0001}', ['0.0075'], ['0.00751']],
  ['optional/bignum: integer comparison', '{"maximum": 18446744073709551615}', ['18446744073709551600'], []],
  [
    'optional/bignum: too large',
    '{"exclusiveMaximum": 972783798187987123879878123.18878137}',
    [],
    ['972783798187987123879878123.188781371'],
  ],
  ['enum: objects', '{"enum": [6, "foo", [], true, {"foo": 12}]}', ['[]', '{"foo": 12.0}'], ['null', '{"foo": false}']],
  ['enum: 1 and true differ', '{"enum": [true]}', ['true'], ['1', '1.0']],
  ['const: -2.0 matches', '{"const": -2.0}', ['-2', '-2.0'], ['2', '-2.00001']],
  [
    'uniqueItems',
    '{"uniqueItems": true}',
    ['[1, true]', '[{"a": 1}, {"a": 2}]', '["1", 1]'],
    ['[1.0, 1.00, 1]', '[{"a": 1, "b": 2}, {"b": 2, "a": 1}]'],
  ],
  ['minLength: one supplementary code point', '{"minLength": 2}', ['"fo"', '"💩💩"', '100'], ['"💩"']],
  ['pattern: not anchored', '{"pattern": "a+"}', ['xxaayy', 'true'], ['xxyy']],
  ['ecmascript-regex: \\p with u', '{"pattern": "^\\\\p{Letter}+$"}', ['"жлб"'], ['"1"']],
  [
    'required: names of Object.prototype',
    '{"required": ["toString", "__proto__"]}',
    ['{"toString": 1, "__proto__": 1}', '12'],
    ['{}', '{"toString": 1}'],
  ],
  [
    'additionalProperties: beside patterns',
    '{"properties": {"foo": {}}, "patternProperties": {"^v": {}}, "additionalProperties": false}',
    ['{"foo": 1, "vroom": 2}', '[1]'],
    ['{"quux": true}'],
  ],
  ['propertyNames', '{"propertyNames": {"maxLength": 3}}', ['{"f": {}, "foo": {}}'], ['{"foobar": {}}']],
  [
    'draft7/dependencies',
    `{${DRAFT_7}, "dependencies": {"bar": ["foo"], "baz": {"minProperties": 3}}}`,
    ['{"foo": 1, "bar": 2}'],
    ['{"bar": 2}', '{"baz": 1}'],
  ],
  [
    'dependentRequired',
    '{"dependentRequired": {"quux": ["foo", "bar"]}}',
    ['{"foo": 1, "bar": 2, "quux": 3}', '{}'],
    ['{"foo": 1, "quux": 2}'],
  ],
  [
    'draft7/items: tuple',
    `{${DRAFT_7}, "items": [{"type": "integer"}], "additionalItems": {"type": "string"}}`,
    ['[1, "a"]', '[]'],
    ['["a"]', '[1, 2]'],
  ],
  [
    'prefixItems with items',
    '{"prefixItems": [{"type": "string"}], "items": {"type": "integer"}}',
    ['["x", 2, 3]'],
    ['["x", "y"]'],
  ],
  [
    'contains with minContains and maxContains',
    '{"contains": {"const": 1}, "minContains": 1, "maxContains": 2}',
    ['[1, 2]', '[1, 1]'],
    ['[]', '[1, 1, 1]'],
  ],
  ['contains with minContains 0', '{"contains": {"const": 1}, "minContains": 0}', ['[]', '[2]'], []],
  ['oneOf: both fit', '{"oneOf": [{"type": "integer"}, {"minimum": 2}]}', ['1', '2.5'], ['3', '1.5']],
  ['not', '{"not": {"type": ["integer", "boolean"]}}', ['"foo"'], ['1', 'true']],
  [
    'if-then-else',
    '{"if": {"exclusiveMaximum": 0}, "then": {"minimum": -10}, "else": {"multipleOf": 2}}',
    ['-1', '4'],
    ['-100', '3'],
  ],
  [
    'ref: escaped pointer',
    '{"$defs": {"tilde~field": {"type": "integer"}, "percent%field": {"type": "integer"}}, "properties": {"tilde": {"$ref": "#/$defs/tilde~0field"}, "percent": {"$ref": "#/$defs/percent%25field"}}}',
    ['{"tilde": 1, "percent": 2}'],
    ['{"tilde": "a"}', '{"percent": "a"}'],
  ],
  [
    'draft7/ref: overrides its neighbours',
    `{${DRAFT_7}, "definitions": {"r": {"type": "array"}}, "properties": {"foo": {"$ref": "#/definitions/r", "maxItems": 2}}}`,
    ['{"foo": [1, 2, 3]}'],
    ['{"foo": "s"}'],
  ],
  [
    'ref: applies alongside its neighbours',
    `{${DRAFT_2020}, "$defs": {"r": {"type": "array"}}, "properties": {"foo": {"$ref": "#/$defs/r", "maxItems": 2}}}`,
    ['{"foo": [1, 2]}'],
    ['{"foo": [1, 2, 3]}'],
  ],
  [
    'ref: a tree',
    '{"$id": "http://localhost:1234/tree", "properties": {"nodes": {"items": {"$ref": "node"}}}, "$defs": {"node": {"$id": "http://localhost:1234/node", "properties": {"value": {"type": "number"}, "subtree": {"$ref": "tree"}}}}}',
    ['{"nodes": [{"value": 1, "subtree": {"nodes": [{"value": 1.1}]}}]}'],
    ['{"nodes": [{"subtree": {"nodes": [{"value": "x"}]}}]}'],
  ],
  [
    'draft4/id',
    `{${DRAFT_4}, "id": "http://localhost:1234/", "properties": {"a": {"$ref": "item.json"}}, "definitions": {"i": {"id": "item.json", "type": "integer"}}}`,
    ['{"a": 1}'],
    ['{"a": "x"}'],
  ],
  ['anchor', '{"$ref": "#foo", "$defs": {"A": {"$anchor": "foo", "type": "integer"}}}', ['1'], ['"a"']],
  [
    'draft2019-09/recursiveRef',
    `{${DRAFT_2019}, "$id": "http://localhost:4242/strict", "$recursiveAnchor": true, "$ref": "tree", "unevaluatedProperties": false, "$defs": {"t": {"$id": "tree", "$recursiveAnchor": true, "type": "object", "properties": {"data": true, "children": {"items": {"$recursiveRef": "#"}}}}}}`,
    ['{"children": [{"data": 1}]}'],
    ['{"children": [{"daat": 1}]}'],
  ],
  [
    'draft2020-12/dynamicRef: strict tree',
    `{${DRAFT_2020}, "$id": "http://localhost:1234/strict-tree.json", "$dynamicAnchor": "node", "$ref": "tree.json", "unevaluatedProperties": false, "$defs": {"t": {"$id": "tree.json", "$dynamicAnchor": "node", "type": "object", "properties": {"data": true, "children": {"type": "array", "items": {"$dynamicRef": "#node"}}}}}}`,
    ['{"children": [{"data": 1}]}'],
    ['{"children": [{"daat": 1}]}'],
  ],
  [
    'unevaluatedProperties: through anyOf',
    '{"anyOf": [{"properties": {"bar": {"const": "bar"}}, "required": ["bar"]}, {"properties": {"baz": {"const": "baz"}}, "required": ["baz"]}], "unevaluatedProperties": false}',
    ['{"bar": "bar"}'],
    ['{"bar": "bar", "baz": "not-baz"}'],
  ],
  [
    'unevaluatedItems: contains counts',
    `{${DRAFT_2020}, "prefixItems": [true], "contains": {"type": "string"}, "unevaluatedItems": false}`,
    ['[1, "foo"]'],
    ['[1, 2]', '[1, 2, "foo"]'],
  ],
  [
    'draft7/format',
    `{${DRAFT_7}, "properties": {"d": {"format": "date-time"}, "m": {"format": "email"}, "h": {"format": "hostname"}, "4": {"format": "ipv4"}, "6": {"format": "ipv6"}, "u": {"format": "uri"}}}`,
    [
      '{"d": "1990-12-31T15:59:60.123-08:00", "m": "~joe.bloggs@example.com", "h": "xn--4gbwdl.xn--wgbh1c", "4": "192.168.0.1", "6": "::ffff:192.168.0.1", "u": "urn:oasis:names:specification:docbook:dtd:xml:4.1.2"}',
      '{"d": 12}',
    ],
    [
      '{"d": "1998-12-31T23:58:60Z"}',
      '{"d": "1990-02-31T15:59:59.123-08:00"}',
      '{"m": "te..st@example.com"}',
      '{"h": "-a-host-name"}',
      '{"4": "127.0.0.0.1"}',
      '{"4": "087.10.0.1"}',
      '{"6": "12345::"}',
      '{"6": "1::2::3"}',
      '{"u": "//foo.bar"}',
    ],
  ],
  ['draft2020-12/format: only a remark', `{${DRAFT_2020}, "format": "ipv4"}`, ['"127.0.0.0.1"'], []],
];

describe('vectors of the JSON Schema Test Suite', () => {
  it.each(VECTORS)('%s', (_, schema, good, bad) => {
    expect(good.filter((value) => !isGood(schema, value))).toEqual([]);
    expect(bad.filter((value) => isGood(schema, value))).toEqual([]);
  });
});

describe('reasons', () => {
  it('names what is meant among alternatives', () => {
    const schema =
      '{"oneOf": [{"type": "string"}, {"type": "object", "required": ["a"], "properties": {"a": {"type": "null"}}}]}';
    expect(codesOf(schema, '{b: 1}')).toEqual(['required']);
    expect(schemaOf(schema).check(read('5')).violations[0]?.params).toEqual({
      expected: 'string, object',
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
