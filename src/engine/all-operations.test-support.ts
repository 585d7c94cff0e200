import { ToolError } from './error.ts';
import type { AnyOperation } from './operation.ts';
import { initialValues, type OptionSpecs } from './options.ts';
import { operations } from './registry.ts';
import { runHere } from './run.ts';

/** Every operation of every tool. */
export const allOperations = (
  await Promise.all(
    Object.entries(operations).map(async ([tool, load]) =>
      Object.entries(await load()).map(([name, operation]) => ({ name: `${tool}/${name}`, operation })),
    ),
  )
).flat();

/** What a run ends with: a code, nothing, or a bug. */
export async function codeOf(operation: AnyOperation, input: unknown, options: object): Promise<string | undefined> {
  try {
    await runHere(operation, input, options as Record<string, unknown>, { signal: new AbortController().signal });
    return undefined;
  } catch (error) {
    if (error instanceof ToolError) return error.code;
    throw error;
  }
}

/** A pattern too, without which an operation may not look at its input. */
export const initial = ({ options }: AnyOperation) => ({ ...initialValues(options as OptionSpecs), pattern: 'x' });
