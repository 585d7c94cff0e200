import { useEffect, useState } from 'react';

/** The second now. */
export function useSeconds(): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const tick = () => setSeconds(Math.floor(Date.now() / 1000));
    tick();
    // Often enough that the countdown does not skip a second.
    const timer = setInterval(tick, 200);
    return () => clearInterval(timer);
  }, []);
  return seconds;
}
