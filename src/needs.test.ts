import { expect, test } from 'vitest';
import { ToolError } from '#engine/error';
import type { AnyExample } from '#engine/example';
import { lacking } from '#engine/needs';
import type { AnyOperation } from '#engine/operation';
import { initialValues, type OptionSpec, type OptionSpecs } from '#engine/options';
import { examples, operations } from '#engine/registry';
import { runHere } from '#engine/run';

/* What an operation says of options that have no effect with others (`needs`) is true, with all its examples. */

type Values = Readonly<Record<string, unknown>>;

interface Dependent {
  readonly name: string;
  readonly option: string;
  readonly operation: AnyOperation;
  readonly worked: readonly Pick<AnyExample, 'input' | 'options'>[];
}

/** Further inputs, on which options have an effect that no example shows. */
const KEYED = { input: '[{"id":1,"a":1},{"id":2,"a":2}]', options: { right: '[{"id":2,"a":1},{"id":1,"a":2}]' } };
const FURTHER: Readonly<Record<string, Pick<AnyExample, 'input' | 'options'>>> = {
  'sql-prettify/prettify': { input: 'create table t (a int); select 1' },
  'list-converter/count': { input: 'A\na' },
  'json-diff/diff': KEYED,
  'json-diff/patch': KEYED,
  'json-diff/paths': KEYED,
};

const all: Dependent[] = (
  await Promise.all(
    Object.entries(operations).map(async ([tool, load]) => {
      const worked = (await examples[tool]?.()) ?? [];
      return Object.entries(await load()).flatMap(([name, operation]) =>
        Object.keys(operation.needs ?? {}).map((option) => ({
          name: `${tool}/${name}`,
          option,
          operation,
          worked: [...worked.filter((example) => example.operation === name), FURTHER[`${tool}/${name}`] ?? []].flat(),
        })),
      );
    }),
  )
).flat();

/** Values of an option that differ: what it has no effect with gives one result for all of them. */
const valuesOf = (spec: OptionSpec): readonly unknown[] => {
  switch (spec.kind) {
    case 'flag':
      return [false, true];
    case 'choice':
      return spec.choices;
    case 'integer':
      return [...new Set([spec.initial, spec.min, Math.min(spec.max, spec.min + 6)])];
    case 'decimal':
      return [spec.initial, '1', '2.5'];
    default:
      return [spec.initial, 'a', '1'];
  }
};

/** Always the same randomness and time. */
const sources = { random: (size: number) => new Uint8Array(size).map((_, index) => index * 7), now: () => 1e12 };

async function resultOf(operation: AnyOperation, input: unknown, options: Values): Promise<string> {
  try {
    const given = operation.input === 'file' ? new Blob([String(input)]) : input;
    const { output } = await runHere(operation, given, options, { signal: new AbortController().signal, sources });
    return JSON.stringify(output);
  } catch (error) {
    if (error instanceof ToolError) return error.code;
    throw error;
  }
}

const named = all.map((dependent) => [dependent.name, dependent.option, dependent] as const);

// The tool comes first and as it is, so that it can be asked for alone.
test.each(named)('%s: %s has an effect only with what it needs', async (_, option, dependent) => {
  const { operation, worked } = dependent;
  const specs = operation.options as OptionSpecs;
  const conditions = Object.keys((operation.needs as Record<string, object>)[option] ?? {});
  const changes = conditions.flatMap((other) => valuesOf(specs[other]!).map((value) => ({ [other]: value })));
  const [vain, fit] = [new Set<string>(), new Set<string>()];
  for (const { input, options = {} } of worked) {
    for (const change of changes) {
      const values: Values = { ...initialValues(specs), ...options, ...change };
      const found = new Set<string>();
      for (const value of valuesOf(specs[option]!))
        found.add(await resultOf(operation, input, { ...values, [option]: value }));
      const isVain = lacking(operation, option, values) !== '';
      const story = JSON.stringify({ input, ...values });
      if (found.size > 1) (isVain ? vain : fit).add(story);
    }
  }
  expect([...vain], 'has an effect although it lacks what it needs').toEqual([]);
  expect(fit.size, 'has no effect in any example, even with what it needs').toBeGreaterThan(0);
});
