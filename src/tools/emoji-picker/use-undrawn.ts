import { useEffect, useState } from 'react';
import { canDraw } from './can-draw.ts';

/** Emojis that are tried in one task. */
const PIECE = 4;

/** Those emojis that the system cannot draw. A few are tried at a time, so that scrolling does not wait. */
export function useUndrawn(emojis: readonly string[]): ReadonlySet<string> {
  const [undrawn, setUndrawn] = useState<ReadonlySet<string>>(new Set());
  const all = emojis.join(' ');
  useEffect(() => {
    const left = all.split(' ').filter(Boolean);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const next = () => {
      const missing = left.splice(0, PIECE).filter((emoji) => !canDraw(emoji));
      if (missing.length > 0)
        setUndrawn((before) => (missing.every((one) => before.has(one)) ? before : new Set([...before, ...missing])));
      if (left.length > 0) timer = setTimeout(next);
    };
    timer = setTimeout(next, 50);
    return () => clearTimeout(timer);
  }, [all]);
  return undrawn;
}
