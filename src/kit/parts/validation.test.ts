import { expect, test, vi } from 'vitest';
import { validate } from './validation.ts';

const long = { check: (value: string) => value.length > 10, message: 'Length must be > 10' };
const json = { check: (value: string): unknown => JSON.parse(value), message: 'Not JSON' };

test('all rules run, and the last one that fails speaks', () => {
  const last = { check: vi.fn(() => true), message: 'never' };
  expect(validate('x', [long, json, last])).toBe('Not JSON');
  expect(validate('"x"', [long, json, last])).toBe('Length must be > 10');
  expect(validate('"a long text"', [long, json, last])).toBeUndefined();
  expect(last.check).toHaveBeenCalledTimes(3);
  expect(validate('', [])).toBeUndefined();
});

test.each([
  ['undefined', undefined, true],
  ['null', null, true],
  ['false', false, true],
  ['0', 0, false],
  ['an empty text', '', false],
  ['NaN', NaN, false],
])('a check that gives %s', (_, outcome, isWrong) => {
  expect(validate('x', [{ check: () => outcome, message: 'wrong' }]) === 'wrong').toBe(isWrong);
});

test('a message may tell the value', () => {
  expect(validate('ab', [{ check: () => false, message: (value) => `${value} is wrong` }])).toBe('ab is wrong');
});
