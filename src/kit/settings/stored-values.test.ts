import { expect, test, vi } from 'vitest';
import { choice, flag, secret } from '#engine/options';
import { optionDefaults } from './option-defaults.ts';
import { storedValues } from './stored-values.ts';

const specs = { urlSafe: flag(false), style: choice(['a', 'b', 'c'], 'a'), key: secret('') };
const stored = vi.hoisted(() => ({ text: undefined as string | undefined }));
vi.mock('./storage.ts', () => ({ OPTIONS: 'options:', readItem: () => stored.text }));

test.each([
  [undefined, { style: 'b' }],
  ['{"do":{"style":"c","urlSafe":"true"}}', { style: 'c', urlSafe: true }],
  // What an older version stored does not hide what the operator wants.
  ['{"do":{"style":"gone"}}', { style: 'b' }],
  ['{"do":{"key":"secret"},"other":{"style":"c"}}', { style: 'b' }],
  ['no JSON', { style: 'b' }],
  ['null', { style: 'b' }],
])('stored as %s', (text, values) => {
  stored.text = text;
  optionDefaults.set({ tool: { do: { style: 'b' } } });
  expect(storedValues({ tool: 'tool', operation: 'do' }, specs)).toEqual(values);
});
