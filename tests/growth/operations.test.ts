import { expect, inject, test } from 'vitest';
import { operations } from '../../src/engine/registry.ts';
import { drawn, faultOf, running } from './cases.ts';

/** The tools of this process: counting takes longer the more code is loaded. */
const tools = Object.keys(operations).filter((_, index) => index % inject('parts') === inject('part'));

for (const one of drawn(await running(tools)))
  test(`${one.name}: linear`, async () => {
    expect(await faultOf(one)).toBeUndefined();
  });
