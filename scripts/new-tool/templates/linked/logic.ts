import { ToolError } from '#engine/error';
import type { Unit } from './units.ts';

/** A value of one unit in all units. Say by which standard. Throws `ToolError`. */
export function convert(_text: string, _from: Unit): Readonly<Record<Unit, string>> {
  throw new ToolError('error.todo');
}
