import { useEffect } from 'react';

/** Keeps the screen on while `isWanted`, in browsers that can (over HTTPS alone). */
export function useWakeLock(isWanted: boolean): void {
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
}
