import { expect, test, vi } from 'vitest';
import { choice, flag, secret } from '#engine/options';
import { readAllStored, storedTexts } from './stored-values.ts';

const specs = { urlSafe: flag(false), style: choice(['a', 'b', 'c'], 'a'), key: secret('') };
const stored = vi.hoisted((): { items: Record<string, string> } => ({ items: {} }));
vi.mock('./storage.ts', () => ({
  OPTIONS: 'options:',
  readItem: (key: string) => stored.items[key],
  storedOptions: () => stored.items,
}));

test.each([
  [undefined, {}],
  ['{"do":{"style":"c","urlSafe":"true"}}', { style: 'c', urlSafe: 'true' }],
  ['{"do":{"style":"gone"}}', {}],
  ['{"do":{"key":"secret"},"other":{"style":"c"}}', {}],
  ['no JSON', {}],
  ['null', {}],
])('stored as %s', (text, texts) => {
  stored.items = text === undefined ? {} : { 'options:tool': text };
  expect(storedTexts({ tool: 'tool', operation: 'do' }, specs)).toEqual(texts);
});

test('those of all tools, as they are stored', () => {
  stored.items = { 'options:one': '{"do":{"style":"gone"}}', 'options:two': 'no JSON' };
  expect(readAllStored()).toEqual({ one: { do: { style: 'gone' } }, two: {} });
});
