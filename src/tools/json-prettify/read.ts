import { failAt } from '#engine/error';
import type { JsonDocument } from '#formats/json/document.ts';
import { readJson, type ReadOptions } from '#formats/json/read.ts';

/** One value, or JSON Lines where more values begin on lines of their own. Throws `ToolError` with `json.…`. */
export const read = (text: string, mode: ReadOptions['mode'] = 'lenient'): JsonDocument =>
  readJson(text, { mode, several: true, fail: failAt });
