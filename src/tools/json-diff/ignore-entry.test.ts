import { expect, test } from 'vitest';
import { ignoreEntry } from './ignore-entry.ts';
import { parseIgnoredPaths } from './ignored-paths.ts';

test.each([
  [{ key: 'updatedAt', path: '/a/updatedAt', from: null }, ['updatedAt'], []],
  [{ key: 2, path: '/items/2', from: null }, [], [['items', '2']]],
  [
    { key: 2, path: '/items/2', from: '/items/0' },
    [],
    [
      ['items', '2'],
      ['items', '0'],
    ],
  ],
  [{ key: 'a, b', path: '/x~1y/a, b', from: null }, [], [['x/y', 'a, b']]],
  [{ key: '/a', path: '/~1a', from: null }, [], [['/a']]],
  [{ key: '', path: '/', from: null }, [], [['']]],
])('what leaves out %j is read as that', (row, keys, paths) => {
  const read = parseIgnoredPaths(ignoreEntry(row));
  expect([[...read.keys], read.paths]).toEqual([keys, paths]);
});
