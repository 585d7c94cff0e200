import { useSyncExternalStore } from 'react';
import { isNew } from '#engine/tool';
import { tools } from '#engine/tools';

const never = () => () => undefined;
const start = Date.now();

/** Tells whether a tool is new, at the time the page was opened; the server and hydration see the time of the build. */
export function useFresh(): (id: string) => boolean {
  const now = useSyncExternalStore(
    never,
    () => start,
    () => __BUILD_TIME__,
  );
  return (id) => tools[id] !== undefined && isNew(tools[id], now);
}
