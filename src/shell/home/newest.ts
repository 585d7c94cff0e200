import { isNew, newUntil } from '#engine/tool';
import { tools } from '#engine/tools';

/** One row of cards, so that the categories stay in sight. */
const MOST = 4;

/** The tools of a list that were added last, the newest first; of one day the ones that most people need. */
export const newestOf = (ids: readonly string[], now: number): readonly string[] =>
  ids
    .flatMap((id) => (tools[id] !== undefined && isNew(tools[id], now) ? [{ id, tool: tools[id] }] : []))
    .sort((a, b) => b.tool.createdAt.localeCompare(a.tool.createdAt) || b.tool.weight - a.tool.weight)
    .slice(0, MOST)
    .map(({ id }) => id);

/** When the first of them is new no more, in milliseconds since the epoch: from then on a page that was rendered at `now` is out of date. */
export const newestUntil = (now: number): number =>
  Math.min(
    ...newestOf(Object.keys(tools), now).flatMap((id) => (tools[id] === undefined ? [] : [newUntil(tools[id])])),
  );
