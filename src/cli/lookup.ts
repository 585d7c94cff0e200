import { ToolError } from '#engine/error';
import type { Operation } from '#engine/operation';
import { operations } from '#engine/registry';

/** What can be known of an operation whose name is only known at run time. */
export type Declared = Pick<Operation, 'input' | 'output' | 'options'>;

/** The operation of these names. Throws `cli.unknownTool` or `cli.unknownOperation`. */
export async function lookUp(tool: string, operation: string): Promise<Declared> {
  const module = Object.hasOwn(operations, tool) ? await operations[tool]?.() : undefined;
  if (module === undefined) throw new ToolError('cli.unknownTool', { tool });
  const found = Object.hasOwn(module, operation) ? module[operation] : undefined;
  if (found === undefined) {
    throw new ToolError('cli.unknownOperation', { tool, operation, names: Object.keys(module).join(', ') });
  }
  return found;
}
