import type { AnyOperation, Kind } from '#engine/operation';
import type { OptionSpec, OptionSpecs } from '#engine/options';
import { operations } from '#engine/registry';
import { tools } from '#engine/tools';

/** What the command line and the library say about a tool; `handy list --json` prints a list of these. */
export interface ToolFacts {
  readonly tool: string;
  readonly title: string;
  readonly description: string;
  readonly category: string;
  readonly operations: readonly OperationFacts[];
}

export interface OperationFacts {
  readonly operation: string;
  readonly input: Kind;
  readonly output: Kind;
  readonly options: readonly OptionFacts[];
}

export interface OptionFacts {
  readonly name: string;
  readonly kind: OptionSpec['kind'];
  readonly initial: boolean | number | string;
  readonly min?: number;
  readonly max?: number;
  readonly choices?: readonly string[];
}

/** The file that the build writes beside the command line, so that `list` and `help` load no tool. */
export interface Facts {
  readonly version: string;
  readonly tools: readonly ToolFacts[];
}

/** Facts of all tools, in alphabetical order. `read` gives the English name and description of one. */
export function describeTools(read: (tool: string) => { title: string; description: string }): Promise<ToolFacts[]> {
  return Promise.all(
    Object.entries(tools).map(async ([tool, { category }]) => {
      const { title, description } = read(tool);
      const module = (await operations[tool]?.()) ?? {};
      return { tool, title, description, category, operations: Object.entries(module).map(describeOperation) };
    }),
  );
}

function describeOperation([operation, { input, output, options }]: [string, AnyOperation]): OperationFacts {
  const specs = Object.entries(options as OptionSpecs);
  return { operation, input: input as Kind, output: output as Kind, options: specs.map(describeOption) };
}

function describeOption([name, spec]: [string, OptionSpec]): OptionFacts {
  const { kind, initial } = spec;
  switch (kind) {
    case 'integer':
      return { name, kind, initial, min: spec.min, max: spec.max };
    case 'choice':
      return { name, kind, initial, choices: spec.choices };
    default:
      return { name, kind, initial };
  }
}
