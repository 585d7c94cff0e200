import { expect, it } from 'vitest';
import { initialValues } from '#engine/options';
import { convert } from './logic.ts';
import * as operations from './operations.ts';

/** Of the processor, in microseconds, since other processes may have most of it. */
function cost(attributes: number): number {
  const text = `<a ${Array.from({ length: attributes }, (_, index) => `b${index}="1"`).join(' ')}/>`;
  const { user } = process.cpuUsage();
  convert(text, { ...initialValues(operations.convert.options), indent: 0 }, () => undefined);
  return process.cpuUsage().user - user;
}

it('takes a time that grows with the attributes of an element, not with their square', () => {
  cost(2000);
  // 256 times as long with the square.
  expect(cost(32_000) / cost(2000)).toBeLessThan(45);
});
