import { ToolError } from '#engine/error';
import type { JsonDocument } from '#lib/json/document';
import type { JsonFail } from '#lib/json/error';
import { readJson, type ReadOptions } from '#lib/json/read';

export const fail: JsonFail = (code, params, at) => new ToolError(code, params, { at });

/** One value, or JSON Lines where further values begin on lines of their own. Throws `ToolError` with `json.…`. */
export const read = (text: string, mode: ReadOptions['mode'] = 'lenient'): JsonDocument =>
  readJson(text, { mode, several: true, fail });
