import { useSyncExternalStore } from 'react';
import { isNew } from '#engine/tool';
import { tools } from '#engine/tools';

const never = () => () => undefined;
const start = Date.now();

/** The time the page was opened, in milliseconds; the server and hydration see the time of the build. */
export const useNow = (): number =>
  useSyncExternalStore(
    never,
    () => start,
    () => __BUILD_TIME__,
  );

/** The same, and 0 for the server and hydration: for marks that move nothing when they come, and would be in the HTML of every page. */
export const useNowHere = (): number =>
  useSyncExternalStore(
    never,
    () => start,
    () => 0,
  );

/** Tells whether a tool is new. */
export function useFresh(): (id: string) => boolean {
  const now = useNow();
  return (id) => tools[id] !== undefined && isNew(tools[id], now);
}
