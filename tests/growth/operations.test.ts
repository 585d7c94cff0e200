import { expect, inject, test } from 'vitest';
import { operations } from '../../src/engine/registry.ts';
import { drawn, faultOf, running } from './cases.ts';

/** The tools of this process: counting takes longer the more code is loaded. */
const tools = Object.keys(operations).filter((_, index) => index % inject('parts') === inject('part'));

test.each(drawn(await running(tools)))('$name is linear', async (one) => {
  expect(await faultOf(one)).toBeUndefined();
});
