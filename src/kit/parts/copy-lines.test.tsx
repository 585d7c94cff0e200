import { expect, test } from 'vitest';
import { linesOf } from './copy-lines.tsx';

test.each([
  ['a\nb\n', ['a', 'b']],
  ['a\nb', ['a', 'b']],
  ['a\n\nb', ['a', '', 'b']],
  ['a', ['a']],
])('the lines of %j', (text, lines) => expect(linesOf(text)).toEqual(lines));
