import { useEffect, useState } from 'react';

export interface Countdown {
  /** Seconds; undefined while none is running. */
  readonly left: number | undefined;
  /** Calls `action` when the seconds are over, immediately for 0. */
  readonly begin: (seconds: number, action: () => void) => void;
  readonly cancel: () => void;
}

/** A countdown that ends with the component. */
export function useCountdown(): Countdown {
  const [running, setRunning] = useState<{ left: number; action: () => void }>();
  useEffect(() => {
    if (running === undefined) return;
    const timer = setTimeout(() => {
      if (running.left > 1) return setRunning({ ...running, left: running.left - 1 });
      setRunning(undefined);
      running.action();
    }, 1000);
    return () => clearTimeout(timer);
  }, [running]);
  return {
    left: running?.left,
    begin: (seconds, action) => (seconds === 0 ? action() : setRunning({ left: seconds, action })),
    cancel: () => setRunning(undefined),
  };
}
