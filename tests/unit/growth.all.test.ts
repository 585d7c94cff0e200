import { expect, test } from 'vitest';
import { faultOf, recognizing, running } from '../growth.ts';

test.each([...(await recognizing()), ...(await running())])('$name is linear', async (one) => {
  expect(await faultOf(one)).toBeUndefined();
});
