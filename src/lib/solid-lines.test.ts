import { expect, test } from 'vitest';
import { solidLines } from './solid-lines.ts';

test.each([
  [' a \r\n\n  b\n', ['a', 'b']],
  [' \n ', []],
  ['a b', ['a b']],
])('%j has the lines %j', (text, lines) => expect(solidLines(text)).toEqual(lines));

test('separators may be others', () => expect(solidLines('a, b;c\nd', /[\n,;]/)).toEqual(['a', 'b', 'c', 'd']));
