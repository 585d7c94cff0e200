import { describe, expect, test } from 'vitest';
import { ToolError } from './error.ts';
import { codeLimit } from './limits.ts';
import type { AnyOperation } from './operation.ts';
import { initialValues, type OptionSpecs } from './options.ts';
import { operations } from './registry.ts';
import { runHere } from './run.ts';

/* What the JavaScript engine refuses, every operation refuses with a code. */

const all = (
  await Promise.all(
    Object.entries(operations).map(async ([tool, load]) =>
      Object.entries(await load()).map(([name, operation]) => ({ name: `${tool}/${name}`, operation })),
    ),
  )
).flat();

const tooLong = () => 'x'.repeat(2 ** 29);
const tooDeep = (): number => 1 + tooDeep();

/** In place of an input or options: whatever is asked of it, the JavaScript engine gives up, as with one that is too large. */
const refusing = (giveUp: () => unknown) =>
  new Proxy({}, { get: giveUp, has: giveUp as () => boolean, ownKeys: giveUp as () => string[] });

/** What a run ends with: a code, nothing, or a bug. */
async function codeOf(operation: AnyOperation, input: unknown, options: object): Promise<string | undefined> {
  try {
    await runHere(operation, input, options as Record<string, unknown>, { signal: new AbortController().signal });
    return undefined;
  } catch (error) {
    if (error instanceof ToolError) return error.code;
    throw error;
  }
}

/** A pattern too, without which an operation may not look at its input. */
const initial = ({ options }: AnyOperation) => ({ ...initialValues(options as OptionSpecs), pattern: 'x' });

describe.each([
  ['too long', tooLong, 'engine.tooLong'],
  ['too deep', tooDeep, 'engine.tooDeep'],
])('what is %s', (_, giveUp, code) => {
  test.each(all)('has a code in $name', async ({ operation }) => {
    const run =
      operation.input === 'none'
        ? codeOf(operation, undefined, refusing(giveUp))
        : codeOf(operation, refusing(giveUp), initial(operation));
    expect(await run).toBe(code);
  });
});

/** Texts that nest deeper than a reader can follow by calls within calls, by the format that they are in. */
const around = (open: string, inner: string, close: string) => open.repeat(20_000) + inner + close.repeat(20_000);
const nested: Readonly<Record<string, readonly string[]>> = {
  json: [around('[', '1', ']'), around('{"a":', '1', '}')],
  yaml: [around('[', '1', ']')],
  toml: [`a = ${around('[', '1', ']')}`],
  xml: [around('<a>', '1', '</a>')],
  sql: [`select ${around('(', '1', ')')}`],
  regex: [around('(', '1', ')')],
};
const readers = all.flatMap(({ name, operation }) =>
  (nested[operation.reads ?? ''] ?? []).map((text) => ({ name, operation, text, begins: text.slice(0, 10) })),
);

test.each(readers)('$name of 20,000 times $begins is no bug', { timeout: 60_000 }, async ({ operation, text }) => {
  expect((await codeOf(operation, text, initial(operation))) ?? 'error.').toMatch(/^[a-z]+\./);
});

test('other errors stay what they are', () => {
  const bug = new TypeError('x is not a function');
  expect(codeLimit(bug)).toBe(bug);
  expect(codeLimit('text')).toBe('text');
});
