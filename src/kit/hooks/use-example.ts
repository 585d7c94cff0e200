import type { AnyExample } from '#engine/example';
import type { AnyOperation } from '#engine/operation';
import { nameOfOperation, useTool } from '../context/tool-context.ts';

/** Fetches the first worked example of an operation that is not an error, and hands it over. */
export function useExample(operation: AnyOperation, take: (example: AnyExample) => void): () => void {
  const tool = useTool();
  return () => {
    const name = nameOfOperation(tool, operation);
    void tool.tool.examples().then((examples) => {
      const found = examples.find((example) => example.operation === name && !('error' in example));
      if (found !== undefined) take(found);
    });
  };
}
