import type { ToolInUse } from '#kit/context/tool-context.ts';

/** The address of the tool with its options and, only if wanted, its inputs (in the fragment, which no server sees). */
export function linkTo(tool: ToolInUse | undefined, withInputs: boolean): string {
  const parts = [...(tool?.links.values() ?? [])];
  const query = new URLSearchParams(parts.flatMap((part) => Object.entries(part.options))).toString();
  const fragment = withInputs
    ? new URLSearchParams(parts.flatMap((part) => Object.entries(part.inputs))).toString()
    : '';
  return location.origin + location.pathname + (query && `?${query}`) + (fragment && `#${fragment}`);
}
