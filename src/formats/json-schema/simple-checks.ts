import { isCollection, isEmpty, type Data, type DataList, type DataScalar } from '../data/model.ts';
import { shorten } from '#lib/shorten';
import { canonical, typeOf } from './canonical.ts';
import { compareNumbers, isInteger, isMultiple } from './decimal.ts';
import type { Check, Violation } from './evaluation.ts';
import { formats } from './formats.ts';

/* Keywords that look at one value and hold no schemas (JSON Schema Validation 2020-12, section 6). */

type Params = Violation['params'];
type Code = Violation['code'];

/** A check that looks at values of one kind: what it gives are the parameters of its complaint. */
const checkOf =
  <D extends Data>(code: Code, isOf: (data: Data) => data is D, judge: (data: D) => Params | undefined): Check =>
  (data, path, verdict) => {
    const params = isOf(data) ? judge(data) : undefined;
    if (params !== undefined) verdict.add({ code, params, path, span: data });
  };

const isAny = (_data: Data): _data is Data => true;
const isText = (data: Data): data is DataScalar => typeOf(data) === 'string';
const isNumber = (data: Data): data is DataScalar => data.kind === 'integer' || data.kind === 'float';
const isList = (data: Data): data is DataList => data.kind === 'list';

/** A value in a message; of a map or list only that it is one. */
export function shown(data: Data): string {
  if (data.kind === 'map') return isEmpty(data) ? '{}' : '{…}';
  if (data.kind === 'list') return isEmpty(data) ? '[]' : '[…]';
  return shorten(typeOf(data) === 'string' ? JSON.stringify(data.text) : data.text);
}

const LISTED = 12;
const listed = (items: readonly string[]): string[] =>
  items.length > LISTED ? [...items.slice(0, LISTED), '…'] : [...items];

export function checkType(names: readonly string[], isDraft4: boolean): Check {
  const isOf = (data: Data): boolean => {
    const type = typeOf(data);
    if (names.includes(type)) return true;
    if (type === 'integer') return names.includes('number');
    return type === 'number' && names.includes('integer') && !isDraft4 && 'text' in data && isInteger(data.text);
  };
  return checkOf('type', isAny, (data) => (isOf(data) ? undefined : { expected: names, found: typeOf(data) }));
}

/** Whether a value is among others. A large map is not spelled out where there is none to compare it with. */
function memberTest(values: readonly Data[]): (data: Data) => boolean {
  const keys = new Set(values.map(canonical));
  const kinds = new Set(values.map(({ kind }) => kind));
  return (data) => (!isCollection(data) || kinds.has(data.kind)) && keys.has(canonical(data));
}

export function checkEnum(values: readonly Data[]): Check {
  const isMember = memberTest(values);
  const list = listed(values.map(shown));
  return checkOf('enum', isAny, (data) => (isMember(data) ? undefined : { value: shown(data), list }));
}

export function checkConst(value: Data): Check {
  const isMember = memberTest([value]);
  return checkOf('const', isAny, (data) =>
    isMember(data) ? undefined : { value: shown(data), expected: shown(value) },
  );
}

type Bound = 'minimum' | 'maximum' | 'exclusiveMinimum' | 'exclusiveMaximum';
const FITS: Readonly<Record<Bound, (order: number) => boolean>> = {
  minimum: (order) => order >= 0,
  maximum: (order) => order <= 0,
  exclusiveMinimum: (order) => order > 0,
  exclusiveMaximum: (order) => order < 0,
};

export const checkBound = (code: Bound, limit: string): Check =>
  checkOf(code, isNumber, ({ text }) => (FITS[code](compareNumbers(text, limit)) ? undefined : { value: text, limit }));

export const checkMultiple = (limit: string): Check =>
  checkOf('multipleOf', isNumber, ({ text }) => (isMultiple(text, limit) ? undefined : { value: text, limit }));

/** Code points, as RFC 8259 counts characters. */
function lengthOf(text: string): number {
  let length = 0;
  for (const _ of text) length++;
  return length;
}

type Size = `${'min' | 'max'}${'Length' | 'Items' | 'Properties'}`;

export function checkSize(code: Size, limit: string): Check {
  const isLeast = code.startsWith('min');
  const sizeOf = (data: Data): number | undefined => {
    if (code.endsWith('Items')) return data.kind === 'list' ? data.items.length : undefined;
    if (code.endsWith('Properties')) return data.kind === 'map' ? data.entries.length : undefined;
    return isText(data) ? lengthOf(data.text) : undefined;
  };
  return checkOf(code, isAny, (data) => {
    const size = sizeOf(data);
    if (size === undefined) return undefined;
    const order = compareNumbers(String(size), limit);
    return (isLeast ? order >= 0 : order <= 0) ? undefined : { size, count: Number(limit) };
  });
}

export const checkPattern = (pattern: RegExp): Check =>
  checkOf('pattern', isText, (data) =>
    pattern.test(data.text) ? undefined : { value: shown(data), pattern: pattern.source },
  );

/** Undefined for a format that is not known. */
export function checkFormat(format: string): Check | undefined {
  const isGood = formats.get(format);
  if (isGood === undefined) return undefined;
  return checkOf('format', isText, (data) => (isGood(data.text) ? undefined : { value: shown(data), format }));
}

export const checkUnique: Check = checkOf('uniqueItems', isList, ({ items }) => {
  const seen = new Map<string, number>();
  for (const [index, item] of items.entries()) {
    const key = canonical(item);
    const first = seen.get(key);
    if (first !== undefined) return { first, second: index, value: shown(item) };
    seen.set(key, index);
  }
  return undefined;
});
