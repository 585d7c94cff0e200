import { useEffect, useState } from 'react';

/** Keeps the screen on while `isWanted`. False where the browser cannot: on plain http, for example. */
export function useWakeLock(isWanted: boolean): boolean {
  const [isPossible, setPossible] = useState(true);
  useEffect(() => setPossible('wakeLock' in navigator), []);
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return;
    let isLeft = false;
    let lock: WakeLockSentinel | undefined;
    const ask = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        const got = await navigator.wakeLock.request('screen');
        if (isLeft) await got.release();
        else lock = got;
      } catch {
        // Refused, for example to save energy: the time goes on all the same.
      }
    };
    void ask();
    // The browser takes the lock away when the page is hidden.
    const again = () => void ask();
    document.addEventListener('visibilitychange', again);
    return () => {
      isLeft = true;
      document.removeEventListener('visibilitychange', again);
      void lock?.release();
    };
  }, [isWanted]);
  return isPossible;
}
