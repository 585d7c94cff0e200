import { useEffect, useState } from 'react';

/** The events that come when a page is woken or turned to again, perhaps hours after its last tick. */
const WAKING = ['visibilitychange', 'pageshow', 'focus', 'resume'] as const;

/**
 * The clock of the device in milliseconds, each second anew; 0 until the page runs. It is read, never counted: right after
 * the tab slept or the clock was set.
 */
export function useNow(): number {
  const [now, setNow] = useState(0);
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, 1000);
    const stop = new AbortController();
    for (const type of WAKING) {
      document.addEventListener(type, tick, { signal: stop.signal });
      window.addEventListener(type, tick, { signal: stop.signal });
    }
    return () => {
      clearInterval(timer);
      stop.abort();
    };
  }, []);
  return now;
}
