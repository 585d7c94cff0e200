import { expect, test } from 'vitest';
import { lacking, needsOf, readGiven } from './needs.ts';
import { operation } from './operation.ts';
import { choice, flag } from './options.ts';

const sorted = operation({
  input: 'text',
  output: 'text',
  options: { sort: choice(['none', 'up', 'down'], 'none'), unique: flag(false), ignoreCase: flag(false) },
  needs: { ignoreCase: [{ unique: true }, { sort: ['up', 'down'] }] },
  load: () => Promise.resolve(),
  run: (_, input) => input,
});

test('one of several needs is enough', () => {
  expect(needsOf(sorted, 'ignoreCase')).toBe('unique=true / sort=up|down');
  expect(needsOf(sorted, 'sort')).toBe('');
  expect(lacking(sorted, 'ignoreCase', { sort: 'none', unique: false })).toBe('unique=true / sort=up|down');
  expect(lacking(sorted, 'ignoreCase', { sort: 'none', unique: true })).toBe('');
  expect(lacking(sorted, 'ignoreCase', { sort: 'down', unique: false })).toBe('');
  expect(readGiven(sorted, { ignoreCase: 'true' }).notes).toMatchObject([
    { code: 'engine.noEffect', params: { option: 'ignoreCase', needs: 'unique=true / sort=up|down' } },
  ]);
  expect(readGiven(sorted, { ignoreCase: 'true', unique: 'true' }).notes).toEqual([]);
});
