import { expect, test } from 'vitest';
import { fetchedTexts } from './fetched-texts.ts';

test('a text is fetched once, and again only where it did not come', async () => {
  const fetchText = fetchedTexts(() => new Error('missing'));
  let calls = 0;
  const load = () => {
    calls += 1;
    return calls === 1 ? Promise.reject(new TypeError('no network')) : Promise.resolve({ default: 'text' });
  };
  const first = [fetchText(load), fetchText(load)];
  await expect(Promise.all(first)).rejects.toThrow('missing');
  expect(calls).toBe(1);
  expect(await Promise.all([fetchText(load), fetchText(load)])).toEqual(['text', 'text']);
  expect(await fetchText(load)).toBe('text');
  expect(calls).toBe(2);
});
