import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Tells a component that hydrates from one that is drawn by the browser alone. */
function hydrationProbe() {
  let isHydrating = false;
  return {
    server: () => {
      isHydrating = true;
      return false;
    },
    client: () => !isHydrating,
  };
}

/**
 * False on the server and while hydrating, true after: for what only a browser can know. After hydration it changes in a
 * transition; a store that gave two answers would have React draw all anew in one long task.
 */
export function useMounted(): boolean {
  const [{ server, client }] = useState(hydrationProbe);
  const isDrawnHere = useSyncExternalStore(never, client, server);
  const [isMounted, setMounted] = useState(isDrawnHere);
  useEffect(() => {
    startTransition(() => setMounted(true));
  }, []);
  return isMounted;
}
