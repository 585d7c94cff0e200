import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const start = Date.now();

/** The time the page was opened, in milliseconds; the server and hydration see the time of the build. */
export const useNow = (): number =>
  useSyncExternalStore(
    never,
    () => start,
    () => __BUILD_TIME__,
  );
