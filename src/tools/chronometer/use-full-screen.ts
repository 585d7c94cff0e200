import { useEffect, useRef, useState } from 'react';

/** An element that can fill the screen. */
export function useFullScreen() {
  const stage = useRef<HTMLDivElement>(null);
  const [canFill, setCanFill] = useState(false);
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    setCanFill(document.fullscreenEnabled);
    const onChange = () => setFull(document.fullscreenElement === stage.current);
    document.addEventListener('fullscreenchange', onChange);
    return () => document.removeEventListener('fullscreenchange', onChange);
  }, []);
  const toggleFull = () =>
    // A browser may refuse; the page stays as it is.
    void (isFull ? document.exitFullscreen() : stage.current?.requestFullscreen())?.catch(() => undefined);
  return { stage, canFill, isFull, toggleFull };
}
