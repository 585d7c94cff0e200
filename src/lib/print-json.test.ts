import { expect, test } from 'vitest';
import { printJson } from './print-json.ts';

const nested = (levels: number): unknown => {
  let value: unknown = { a: [], b: {}, c: '[{",:\\' };
  for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? [value, 1] : { key: value };
  return value;
};

test('is what JSON.stringify writes, down to 500 levels', () => {
  for (const value of [null, 'a', [], { a: [1, { b: 2 }] }, nested(498)])
    expect(printJson(value)).toBe(JSON.stringify(value, undefined, 2));
});

test('beyond 500 levels is the same value, and no further indented', () => {
  const text = printJson(nested(2000));
  expect(JSON.parse(text)).toEqual(nested(2000));
  expect(Math.max(...text.split('\n').map((line) => line.search(/\S/)))).toBe(1000);
  const written = JSON.stringify(nested(2000), undefined, 2);
  expect(text.split('\n').map((line) => line.trim())).toEqual(written.split('\n').map((line) => line.trim()));
});
