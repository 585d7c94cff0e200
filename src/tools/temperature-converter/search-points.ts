import { ToolError } from '#engine/error';
import { shorten } from '#lib/shorten';
import { ui as texts } from './locales/en.json';
import { findPoints, type Point } from './points.ts';

/** Points by name or number; all of them for an empty query. Throws `error.nothing`. */
export function searchPoints(query: string): Point[] {
  const found = findPoints(query, ({ id, mark }) =>
    id === 'gasMark' ? texts['point.gasMark'].replace('{mark}', mark ?? '') : texts[`point.${id}`],
  );
  if (found.length === 0) throw new ToolError('error.nothing', { query: shorten(query.trim()) });
  return found;
}
