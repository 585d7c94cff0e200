import { expect, test } from 'vitest';
import { isDer } from './blocks.ts';

test('only a sequence of DER is one', () => {
  expect(isDer(Uint8Array.of(0x30, 0x82, 1, 0))).toBe(true);
  expect(isDer(new TextEncoder().encode('0 is a text'))).toBe(false);
  expect(isDer(new Uint8Array(0))).toBe(false);
});
