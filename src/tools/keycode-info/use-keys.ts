import { useEffect, useEffectEvent, useState } from 'react';
import { readPress, type Press } from './press.ts';

/** Events that are kept. */
const LONGEST_HISTORY = 20;
/** After this many in a row it lets go: Escape ends the capture, Tab moves on to the next control. */
const TWICE = 2;

export interface Keys {
  /** The latest first. */
  readonly history: readonly Press[];
  /** The last key that went down. */
  readonly last: Press | undefined;
  readonly show: (press: Press) => void;
  readonly clear: () => void;
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input:not([type=checkbox]), textarea, [contenteditable]') !== null;

interface Choices {
  /** While it is on, keys do nothing but show themselves. */
  readonly isCapturing: boolean;
  readonly onLeave: () => void;
  /** A key went down outside a field. */
  readonly onPress: (press: Press) => void;
}

/** Every key event of the window, before anything else sees it. */
export function useKeys({ isCapturing, onLeave, onPress }: Choices): Keys {
  const [history, setHistory] = useState<readonly Press[]>([]);
  const [last, setLast] = useState<Press>();
  const [inARow, setInARow] = useState<{ readonly key: string; readonly times: number }>({ key: '', times: 0 });
  const add = (press: Press) => setHistory((before) => [press, ...before].slice(0, LONGEST_HISTORY));
  const show = (press: Press) => {
    setLast(press);
    onPress(press);
  };

  const listen = useEffectEvent((event: KeyboardEvent) => {
    const press = readPress(event);
    const times = inARow.key === press.key ? inARow.times + 1 : 1;
    if (press.type === 'keydown' && !press.repeat) setInARow({ key: press.key, times });
    add(press);
    if (press.type === 'keydown') {
      if (isTyping(event.target)) setLast(press);
      else show(press);
    }
    if (!isCapturing) return;
    const isPassedOn = press.key === 'Tab' && press.type === 'keydown' && !press.repeat && times >= TWICE;
    if (!isPassedOn) event.preventDefault();
    event.stopImmediatePropagation();
    if (press.key === 'Escape' && press.type === 'keydown' && !press.repeat && times >= TWICE) onLeave();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => listen(event);
    addEventListener('keydown', onKey, { capture: true });
    addEventListener('keyup', onKey, { capture: true });
    return () => {
      removeEventListener('keydown', onKey, { capture: true });
      removeEventListener('keyup', onKey, { capture: true });
    };
  }, []);

  return { history, last, show, clear: () => setHistory([]) };
}
