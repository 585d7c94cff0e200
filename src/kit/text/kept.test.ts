import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keep, keepsTyped, recall } from './kept.ts';

beforeEach(() => vi.stubGlobal('location', { hash: '' }));
afterEach(() => {
  keepsTyped.set(false);
  keepsTyped.forget();
  vi.unstubAllGlobals();
});

test('what was kept of a part is there again, and nothing of another', () => {
  keep('one', 'text', 'a');
  keep('one', 'text', '');
  keep('one', 'options', { own: { style: 'b' } });
  expect(recall('one', 'text')).toBe('');
  expect(recall('one', 'options')).toEqual({ own: { style: 'b' } });
  expect(recall('one', 'other')).toBeUndefined();
  expect(recall('two', 'text')).toBeUndefined();
});

test('a link to something on the page wins, unless it is the one that was there', () => {
  keep('one', 'text', 'a');
  vi.stubGlobal('location', { hash: '#text=b' });
  expect(recall('one', 'text')).toBeUndefined();
  keep('one', 'text', 'c');
  expect(recall('one', 'text')).toBe('c');
  vi.stubGlobal('location', { hash: '' });
  expect(recall('one', 'text')).toBe('c');
});

test('thirty tools, those that were changed last', () => {
  for (let number = 1; number <= 31; number += 1) {
    keep(`tool ${number}`, 'text', 'a');
    keep('tool 1', 'text', 'b');
  }
  expect(recall('tool 1', 'text')).toBe('b');
  expect(recall('tool 2', 'text')).toBeUndefined();
  expect(recall('tool 3', 'text')).toBe('a');
});

test('50 MB, those that were changed last', () => {
  const megabytes = (count: number) => new Blob([new Uint8Array(count * 1_000_000)]);
  keep('one', 'text', 'x'.repeat(10_000_000));
  keep('two', 'text', { head: '', blob: megabytes(30) });
  expect(recall('one', 'text')).toBeDefined();
  keep('three', 'options', { own: { text: 'x' } });
  expect(recall('one', 'text')).toBeUndefined();
  expect(recall('two', 'text')).toBeDefined();
  keep('three', 'text', { head: '', blob: megabytes(51) });
  expect(recall('three', 'text')).toBeUndefined();
});

test('nothing is kept while that is switched off, and what was is forgotten', () => {
  keep('one', 'text', 'a');
  keepsTyped.set(false);
  keep('two', 'text', 'a');
  keepsTyped.set(true);
  expect(recall('one', 'text')).toBeUndefined();
  expect(recall('two', 'text')).toBeUndefined();
});
