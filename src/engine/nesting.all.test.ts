import { expect, test } from 'vitest';
import { allOperations, codeOf, initial } from './all-operations.test-support.ts';

/* No reader meets a bug in what nests too deeply for it. */

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
const readers = allOperations.flatMap(({ name, operation }) =>
  (nested[operation.reads ?? ''] ?? []).map((text) => ({ name, operation, text, begins: text.slice(0, 10) })),
);

test.each(readers)('$name of 20,000 times $begins is no bug', async ({ operation, text }) => {
  expect((await codeOf(operation, text, initial(operation))) ?? 'error.').toMatch(/^[a-z]+\./);
});
