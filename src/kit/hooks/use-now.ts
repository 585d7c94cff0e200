import { useEffect, useState } from 'react';

/**
 * The current time in milliseconds since 1970, anew each second while it runs; undefined until the page does. The last
 * one stays while it does not run.
 */
export function useNow(isRunning = true): number | undefined {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    if (!isRunning) return;
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return now;
}
