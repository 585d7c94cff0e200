import { expect, test } from 'vitest';
import { drawn, faultOf, recognizing } from './cases.ts';

test.each(drawn(await recognizing()))('$name is linear', async (one) => {
  expect(await faultOf(one)).toBeUndefined();
});
