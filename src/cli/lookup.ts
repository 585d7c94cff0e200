import { ToolError } from '#engine/error';
import type { Operation } from '#engine/operation';
import { operations } from '#engine/registry';
import { tools } from '#engine/tools';

/** What can be known of an operation whose name is only known at run time. */
export type Declared = Pick<Operation, 'input' | 'output' | 'options' | 'inOrder'>;

/** The id of a tool by its id or its short name; what is neither stays as it is. */
export const idOf = (name: string): string =>
  Object.hasOwn(tools, name) ? name : (Object.keys(tools).find((id) => tools[id]?.command === name) ?? name);

/** The operation of a tool's id. Throws `cli.unknownTool` or `cli.unknownOperation`. */
export async function lookUp(tool: string, operation: string): Promise<Declared> {
  const module = Object.hasOwn(operations, tool) ? await operations[tool]?.() : undefined;
  if (module === undefined) throw new ToolError('cli.unknownTool', { tool });
  const found = Object.hasOwn(module, operation) ? module[operation] : undefined;
  if (found === undefined) {
    throw new ToolError('cli.unknownOperation', { tool, operation, names: Object.keys(module).join(', ') });
  }
  return found;
}
