import { expect, it } from 'vitest';
import { initialValues } from '#engine/options';
import { processorTime } from '#engine/processor-time.test-support';
import { convert } from './logic.ts';
import * as operations from './operations.ts';

/** In milliseconds. */
function cost(attributes: number): number {
  const text = `<a ${Array.from({ length: attributes }, (_, index) => `b${index}="1"`).join(' ')}/>`;
  const took = processorTime();
  convert(text, { ...initialValues(operations.convert.options), indent: 0 }, () => undefined);
  return took();
}

it('takes a time that grows with the attributes of an element, not with their square', () => {
  // The lowest of five: what else the machine does, such as collecting garbage, only adds. With the square 256.
  const lowest = (attributes: number) => Math.min(...[0, 1, 2, 3, 4].map(() => cost(attributes)));
  cost(4000);
  expect(lowest(64_000) / lowest(4000)).toBeLessThan(64);
});
