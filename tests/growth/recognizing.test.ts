import { expect, test } from 'vitest';
import { drawn, faultOf, recognizing } from './cases.ts';

for (const one of drawn(await recognizing()))
  test(`${one.name}: linear`, async () => {
    expect(await faultOf(one)).toBeUndefined();
  });
