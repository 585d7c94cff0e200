import { startTransition, useEffect, useState } from 'react';

/**
 * A value, `first` to begin with, that changes only when the frame with everything else that changed was painted: for
 * what may come after what people look for. (React's own deferring may still come before the frame.)
 */
export function useAfterPaint<T>(value: T, first: T): T {
  const [shown, setShown] = useState<{ readonly value: T }>({ value: first });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setShown((old) => (old.value === value ? old : { value }))));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return shown.value;
}
