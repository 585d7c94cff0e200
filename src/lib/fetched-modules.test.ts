import { expect, test } from 'vitest';
import { fetchedModules } from './fetched-modules.ts';

test('a module is fetched once, and again only where it did not come', async () => {
  const fetchModule = fetchedModules(() => new Error('missing'));
  let calls = 0;
  const load = () => {
    calls += 1;
    return calls === 1 ? Promise.reject(new TypeError('no network')) : Promise.resolve({ default: 'text' });
  };
  const first = [fetchModule(load), fetchModule(load)];
  await expect(Promise.all(first)).rejects.toThrow('missing');
  expect(calls).toBe(1);
  expect(await Promise.all([fetchModule(load), fetchModule(load)])).toEqual([{ default: 'text' }, { default: 'text' }]);
  expect(await fetchModule(load)).toEqual({ default: 'text' });
  expect(calls).toBe(2);
});
