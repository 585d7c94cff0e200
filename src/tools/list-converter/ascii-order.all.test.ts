import { expect, it } from 'vitest';
import { sortItems } from './sort.ts';

it('takes less than half the time of a collator', () => {
  const items = Array.from({ length: 200_000 }, (_, index) => `item ${(index * 7919) % 200_003}.txt`);
  const cost = (act: () => unknown) => {
    const { user } = process.cpuUsage();
    act();
    return process.cpuUsage().user - user;
  };
  const fast = cost(() => sortItems(items, 'natural', false));
  const slow = cost(() => items.toSorted(new Intl.Collator('en', { numeric: true, sensitivity: 'variant' }).compare));
  expect(fast).toBeLessThan(slow / 2);
});
