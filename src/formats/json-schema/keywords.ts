import type { Data, DataMap } from '../data/model.ts';
import { compareNumbers, isInteger } from './decimal.ts';

type Shape = (data: Data) => boolean;

const isText: Shape = ({ kind }) => kind === 'string';
const isFlag: Shape = ({ kind }) => kind === 'boolean';
const isNumber: Shape = (data) => data.kind === 'integer' || (data.kind === 'float' && /\d/.test(data.text));
const isCount: Shape = (data) =>
  (data.kind === 'integer' || data.kind === 'float') && isInteger(data.text) && compareNumbers(data.text, '0') >= 0;
const isPositive: Shape = (data) =>
  (data.kind === 'integer' || data.kind === 'float') && compareNumbers(data.text, '0') > 0;
const isSchema: Shape = ({ kind }) => kind === 'map' || kind === 'boolean';

const listOf =
  (isGood: Shape, least = 0): Shape =>
  (data) =>
    data.kind === 'list' && data.items.length >= least && data.items.every(isGood);
const mapOf =
  (isGood: Shape): Shape =>
  (data) =>
    data.kind === 'map' && data.entries.every(({ value }) => isGood(value));
const either =
  (one: Shape, other: Shape): Shape =>
  (data) =>
    one(data) || other(data);

const TYPES = ['null', 'boolean', 'object', 'array', 'number', 'string', 'integer'];
const isType: Shape = (data) => data.kind === 'string' && TYPES.includes(data.text);

/** Keywords that hold one schema, a list of them, or a map of them by name. */
const ONE = [
  'additionalProperties',
  'unevaluatedProperties',
  'propertyNames',
  'additionalItems',
  'unevaluatedItems',
  'contains',
  'not',
  'if',
  'then',
  'else',
];
const LISTS = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];
const MAPS = ['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas'];
const COUNTS = [
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'minProperties',
  'maxProperties',
  'minContains',
  'maxContains',
];
const TEXTS = [
  '$schema',
  '$id',
  '$ref',
  '$anchor',
  '$dynamicRef',
  '$dynamicAnchor',
  '$recursiveRef',
  'pattern',
  'format',
];

const shapes = (names: readonly string[], shape: Shape) => names.map((name) => [name, shape] as const);

/** The values a keyword may have, as the meta-schemas of drafts 4 to 2020-12 say, all in one. */
export const SHAPES: ReadonlyMap<string, Shape> = new Map([
  ...shapes(ONE, isSchema),
  ...shapes(LISTS, listOf(isSchema, 1)),
  ...shapes(MAPS, mapOf(isSchema)),
  ...shapes(COUNTS, isCount),
  ...shapes(TEXTS, isText),
  ...shapes(['minimum', 'maximum'], isNumber),
  ...shapes(['exclusiveMinimum', 'exclusiveMaximum'], either(isNumber, isFlag)),
  ...shapes(['uniqueItems', '$recursiveAnchor'], isFlag),
  ['multipleOf', isPositive],
  ['required', listOf(isText)],
  ['enum', listOf(() => true)],
  ['type', either(isType, listOf(isType, 1))],
  ['items', either(isSchema, listOf(isSchema))],
  ['dependentRequired', mapOf(listOf(isText))],
  ['dependencies', mapOf(either(isSchema, listOf(isText)))],
]);

const HOLDERS = new Set([...ONE, ...LISTS, ...MAPS, 'items', 'dependencies']);
const MAP_HOLDERS = new Set([...MAPS, 'dependencies']);

/** The schemas right within a schema. */
export function* childSchemas({ entries }: DataMap): Generator<Data> {
  for (const { key, value } of entries) {
    if (!HOLDERS.has(key)) continue;
    if (value.kind === 'list') yield* value.items;
    else if (value.kind === 'map' && MAP_HOLDERS.has(key)) for (const entry of value.entries) yield entry.value;
    else yield value;
  }
}

/** The value of a key; undefined where there is none. */
export const valueOf = (map: DataMap, key: string): Data | undefined =>
  map.entries.find((entry) => entry.key === key)?.value;

/** The value of a key where it is a text. */
export function textOf(map: DataMap, key: string): string | undefined {
  const value = valueOf(map, key);
  return value?.kind === 'string' ? value.text : undefined;
}
