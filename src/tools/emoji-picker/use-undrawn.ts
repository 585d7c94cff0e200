import { useEffect, useState } from 'react';
import { canDraw } from './can-draw.ts';

/** Emojis that are looked at between two frames. */
const PIECE = 12;

/** Those of the emojis that the system cannot draw, found a few at a time: each takes a part of a millisecond. */
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
