import { ToolError } from '#engine/error';
import type { Sources } from '#lib/sources';

/** `count` results, one per line. Say by which standard. */
export function generate(_count: number, _sources: Sources): string {
  throw new ToolError('error.todo');
}
