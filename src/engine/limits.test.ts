import { describe, expect, test } from 'vitest';
import { ToolError } from './error.ts';
import { codeLimit } from './limits.ts';
import type { AnyOperation } from './operation.ts';
import { readValues, type OptionSpecs } from './options.ts';
import { operations } from './registry.ts';
import { runHere } from './run.ts';
import { readExamples } from '../cli/worked-examples.ts';

/* Every operation refuses with a code whatever the JavaScript engine refuses. */

const all = (
  await Promise.all(
    Object.entries(operations).map(async ([tool, load]) =>
      Object.entries(await load()).map(([name, operation]) => ({ name: `${tool}/${name}`, operation })),
    ),
  )
)
  .flat()
  // An operation without an input has nothing to refuse.
  .filter(({ operation: { input, options } }) => input !== 'none' || Object.keys(options as object).length > 0);

const tooLong = () => 'x'.repeat(2 ** 29);
const tooDeep = (): number => 1 + tooDeep();

/** In place of an input or options: whatever is asked of it, the JavaScript engine gives up, as with one that is too large. */
const refusing = (giveUp: () => unknown) =>
  new Proxy({}, { get: giveUp, has: giveUp as () => boolean, ownKeys: giveUp as () => string[] });

/** The end of a run: a code, nothing, or a bug. */
async function codeOf(operation: AnyOperation, input: unknown, options: object): Promise<string | undefined> {
  try {
    await runHere(operation, input, options as Record<string, unknown>, { signal: new AbortController().signal });
    return undefined;
  } catch (error) {
    if (error instanceof ToolError) return error.code;
    throw error;
  }
}

/** Options of an example that goes well: without a pattern or a key an operation may not look at its input. */
const worked = (name: string, { options }: AnyOperation) => {
  const example = examples.find(({ tool, example: { operation } }) => `${tool}/${operation}` === name);
  return readValues(options as OptionSpecs, example?.example.options ?? {});
};
const examples = (await readExamples()).filter(({ example }) => !('error' in example));

describe.each([
  ['too long', tooLong, 'engine.tooLong'],
  ['too deep', tooDeep, 'engine.tooDeep'],
])('what is %s', (_, giveUp, code) => {
  test.each(all)('has a code in $name', async ({ name, operation }) => {
    const run =
      operation.input === 'none'
        ? codeOf(operation, undefined, refusing(giveUp))
        : codeOf(operation, refusing(giveUp), worked(name, operation));
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

test.each(readers)(
  '$name of 20,000 times $begins is no bug',
  { timeout: 120_000 },
  async ({ name, operation, text }) => {
    expect((await codeOf(operation, text, worked(name, operation))) ?? 'error.').toMatch(/^[a-z]+\./);
  },
);

test('other errors stay what they are', () => {
  const bug = new TypeError('x is not a function');
  expect(codeLimit(bug)).toBe(bug);
  expect(codeLimit('text')).toBe('text');
});
