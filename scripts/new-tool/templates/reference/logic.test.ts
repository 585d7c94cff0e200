import { expect, test } from 'vitest';
import { entries } from './entries.ts';
import { search } from './logic.ts';

// Cite the source and its date.
test('all entries of the source are there, each once', () => {
  expect(entries).toHaveLength(100);
  expect(new Set(entries.map(({ name }) => name)).size).toBe(entries.length);
});

test('an entry is found by its name and by its meaning', () => {
  for (const { name, meaning } of entries) {
    expect(search(name).map((entry) => entry.name)).toContain(name);
    expect(search(meaning.toUpperCase()).map((entry) => entry.name)).toContain(name);
  }
});
