import fc from 'fast-check';
import { expect, it } from 'vitest';
import { asciiKeys } from './ascii-order.ts';
import { sortItems } from './sort.ts';

const collator = (ignoreCase: boolean) =>
  new Intl.Collator('en', { numeric: true, sensitivity: ignoreCase ? 'accent' : 'variant' });
const sign = (value: number) => Math.sign(value) + 0;

it.each([false, true])('is the order of the collator (case ignored: %s)', (ignoreCase) => {
  const keyOf = asciiKeys(ignoreCase);
  const { compare: wanted } = collator(ignoreCase);
  const item = fc.oneof(
    fc.string({ unit: 'grapheme-ascii', maxLength: 12 }),
    fc.string({ unit: fc.constantFrom(...'0019aAbB -_.'), maxLength: 8 }),
  );
  fc.assert(
    fc.property(item, item, (a, b) => {
      const [one, other] = [keyOf(a), keyOf(b)];
      expect(one < other ? -1 : Number(one > other)).toBe(sign(wanted(a, b)));
    }),
  );
});

it('sorts what is not ASCII among it', () => {
  expect(sortItems(['z', 'é2', 'e10', 'É1', 'e9'], 'natural', false)).toEqual(['É1', 'é2', 'e9', 'e10', 'z']);
});
