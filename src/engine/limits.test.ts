import { describe, expect, test } from 'vitest';
import { allOperations, codeOf, initial } from './all-operations.test-support.ts';
import { codeLimit } from './limits.ts';

/* What the JavaScript engine refuses, every operation refuses with a code. */

const tooLong = () => 'x'.repeat(2 ** 29);
const tooDeep = (): number => 1 + tooDeep();

/** In place of an input or options: whatever is asked of it, the JavaScript engine gives up, as with one that is too large. */
const refusing = (giveUp: () => unknown) =>
  new Proxy({}, { get: giveUp, has: giveUp as () => boolean, ownKeys: giveUp as () => string[] });

describe.each([
  ['too long', tooLong, 'engine.tooLong'],
  ['too deep', tooDeep, 'engine.tooDeep'],
])('what is %s', (_, giveUp, code) => {
  test.each(allOperations)('has a code in $name', async ({ operation }) => {
    const run =
      operation.input === 'none'
        ? codeOf(operation, undefined, refusing(giveUp))
        : codeOf(operation, refusing(giveUp), initial(operation));
    expect(await run).toBe(code);
  });
});

test('a regular expression that is too large has a code', () => {
  const find = () => new RegExp(`(?:${'Ab'.repeat(50_000)})`, 'iu').test('Ab');
  const thrown = () => {
    try {
      return find();
    } catch (error) {
      return codeLimit(error);
    }
  };
  expect(thrown()).toMatchObject({ code: 'engine.tooDeep' });
});

test('other errors stay what they are', () => {
  const bug = new TypeError('x is not a function');
  expect(codeLimit(bug)).toBe(bug);
  expect(codeLimit('text')).toBe('text');
});
