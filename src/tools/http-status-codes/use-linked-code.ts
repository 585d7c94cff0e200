import { useEffect, useEffectEvent, useState } from 'react';
import { statusCodes, type Code } from './codes.ts';

interface Linked {
  readonly code: Code;
  /** Increases, so that the same link can be followed twice. */
  readonly visit: number;
}

/** The code in the address (`#404`), updated whenever a link is followed. */
export function useLinkedCode(onFollow: () => void): Linked | undefined {
  const [linked, setLinked] = useState<Linked>();
  const follow = useEffectEvent(() => {
    const found = statusCodes.find(({ code }) => location.hash === `#${code}`);
    if (found === undefined) return;
    setLinked((before) => ({ code: found.code, visit: (before?.visit ?? 0) + 1 }));
    onFollow();
  });
  useEffect(() => {
    const listen = () => follow();
    listen();
    addEventListener('hashchange', listen);
    return () => removeEventListener('hashchange', listen);
  }, []);
  return linked;
}
