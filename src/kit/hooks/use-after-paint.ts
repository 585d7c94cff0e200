import { startTransition, useEffect, useState } from 'react';

/** Acts when the frame with everything that has changed by now is painted, unless the returned function is called before. */
export function afterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/**
 * A value, `first` to begin with, that changes only when the frame with everything else that changed was painted: for
 * what may come after what people look for. (React's own deferring may still come before the frame.)
 */
export function useAfterPaint<T>(value: T, first: T): T {
  const [shown, setShown] = useState<{ readonly value: T }>({ value: first });
  useEffect(
    () => afterPaint(() => startTransition(() => setShown((old) => (old.value === value ? old : { value })))),
    [value],
  );
  return shown.value;
}
