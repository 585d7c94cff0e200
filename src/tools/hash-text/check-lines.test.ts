import { expect, test } from 'vitest';
import { checkLines } from './check-lines.ts';

const rows = [{ algorithm: 'SHA-256', digest: 'ab12' }] as const;
const linesOf = (...names: string[]) => checkLines(names.map((name) => ({ name, rows })));

test('a line is that of sha256sum', () => {
  expect(linesOf('a file.iso')).toEqual([{ program: 'sha256sum', lines: 'ab12  a file.iso' }]);
});

test('every file has its line', () => {
  expect(linesOf('a', 'b')[0]?.lines).toBe('ab12  a\nab12  b');
});

// GNU coreutils manual, “md5sum invocation”.
test('a name with a backslash or a line break is escaped', () => {
  expect(linesOf('a\\b')[0]?.lines).toBe('\\ab12  a\\\\b');
  expect(linesOf('a\nb')[0]?.lines).toBe('\\ab12  a\\nb');
});

test('algorithms without such a program have no line', () => {
  expect(checkLines([{ name: 'x', rows: [{ algorithm: 'CRC-32', digest: '00' }] }])).toEqual([]);
});
