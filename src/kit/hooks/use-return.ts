import { returnOf, type Return } from '#engine/meaning';
import type { AnyOperation } from '#engine/operation';
import { nameOfOperation, useTool } from '../context/tool-context.ts';

/** The operation that turns a result back; undefined where there is none, or where it is the same one. */
export function useReturn(operation: AnyOperation): Return | undefined {
  const tool = useTool();
  const name = nameOfOperation(tool, operation);
  const way = returnOf(tool.id, name, operation);
  return way?.tool === tool.id && way.operation === name ? undefined : way;
}
