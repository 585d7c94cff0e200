import type { Detector } from './detector.ts';
import type { AnyExample } from './example.ts';
import type { Messages } from './messages.ts';
import type { AnyOperation } from './operation.ts';
import { byFolder } from './tool.ts';

/*
 * What a tool can do, fetched when it is asked for. (Its facts, which everybody needs at once, are in `tools.ts`.) Each
 * export is a map of its own, so that a face which does not use it does not ship it.
 */

export type Operations = Readonly<Record<string, AnyOperation>>;

/** Operations of each tool that has some, by id. */
export const operations = /* @__PURE__ */ byFolder(import.meta.glob<Operations>('../tools/*/operations.ts'));

/** Detectors of each tool that has some, by id. */
export const detectors = /* @__PURE__ */ byFolder(
  import.meta.glob<Readonly<Record<string, Detector>>>('../tools/*/detect.ts', { import: 'detectors' }),
);

/** Worked examples of each tool, by id. */
export const examples = /* @__PURE__ */ byFolder(
  import.meta.glob<readonly AnyExample[]>('../tools/*/examples.ts', { import: 'default' }),
);

/** English texts of each tool, by id: for the faces that speak only English. */
export const englishMessages = /* @__PURE__ */ byFolder(
  import.meta.glob<Messages>('../tools/*/locales/en.json', { import: 'ui' }),
);

/** The operation named `tool/name`. Throws an Error that says what exists. */
export async function findOperation(tool: string, name: string): Promise<AnyOperation> {
  const load = Object.hasOwn(operations, tool) ? operations[tool] : undefined;
  if (load === undefined) throw new Error(`Unknown tool "${tool}". List them with: handy list`);
  const module = await load();
  const found = Object.hasOwn(module, name) ? module[name] : undefined;
  if (found === undefined) {
    throw new Error(`Unknown operation "${tool}/${name}". This tool has: ${Object.keys(module).join(', ')}`);
  }
  return found;
}

/** Fetches an operation and its body, so that the first run finds them there. */
export async function preloadOperation(name: { readonly tool: string; readonly operation: string }): Promise<void> {
  const { preload } = await findOperation(name.tool, name.operation);
  await preload();
}
