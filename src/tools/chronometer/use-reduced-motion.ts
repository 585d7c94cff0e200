import { useSyncExternalStore } from 'react';

const query = () => matchMedia('(prefers-reduced-motion: reduce)');

/** Whether the reader has asked for less motion. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    (listen) => {
      const list = query();
      list.addEventListener('change', listen);
      return () => list.removeEventListener('change', listen);
    },
    () => query().matches,
    () => false,
  );
