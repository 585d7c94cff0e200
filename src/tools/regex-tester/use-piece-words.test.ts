// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { formatMessage, type Language, type Messages } from '#engine/messages';
import en from './locales/en.json';
import ru from './locales/ru.json';
import type { Piece } from './pieces.ts';
import { usePieceWords } from './use-piece-words.ts';

const page = vi.hoisted((): { language: Language; texts: Messages } => ({ language: 'en', texts: {} }));

vi.mock('#kit', () => ({
  useMessages: () => (key: string, params?: Record<string, string | number>) =>
    formatMessage(page.texts, key, params ?? {}, page.language),
}));

beforeEach(() => Object.assign(page, { language: 'en', texts: en.ui }));

function often(min: number, max: number | null, greedy = true) {
  const item: Piece = { is: 'text', text: 'a' };
  return renderHook(usePieceWords).result.current.often({ is: 'repeat', raw: '', min, max, greedy, item });
}

test.each([
  [1, 1, '1 time'],
  [2, 2, '2 times'],
  [0, 1, 'optional'],
  [0, null, 'any number of times'],
  [1, null, 'one or more times'],
  [3, null, '3 times or more'],
  [2, 5, '2 to 5 times'],
])('{%i,%s} is said as %j', (min, max, words) => {
  expect(often(min, max)).toBe(words);
});

test('a lazy repetition says so', () => {
  expect(often(2, 5, false)).toBe('2 to 5 times, as few as possible');
});

test.each([
  [1, 1, 'ровно 1 раз'],
  [2, 2, 'ровно 2 раза'],
  [5, 5, 'ровно 5 раз'],
  [21, null, 'не меньше 21 раза'],
  [2, null, 'не меньше 2 раз'],
])('{%i,%s} in Russian is %j', (min, max, words) => {
  Object.assign(page, { language: 'ru', texts: ru.ui });
  expect(often(min, max)).toBe(words);
});
