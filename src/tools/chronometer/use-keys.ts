import { useEffect, useEffectEvent } from 'react';

export type Key = 'toggle' | 'lap' | 'reset';
const KEYS: Readonly<Record<string, Key>> = { ' ': 'toggle', l: 'lap', r: 'reset' };

/** The elements that take letters or the space bar themselves. */
const TAKES_KEYS = 'input, textarea, select, [contenteditable], dialog, [role=dialog], [role=listbox], [role=menu]';
const TAKES_SPACE = 'button, summary, [role=button], [role=tab], [role=switch], [role=radio]';

/** Space, L and R, but not while something else on the page takes them. */
export function useKeys(onKey: (key: Key) => void): void {
  const listen = useEffectEvent((event: KeyboardEvent) => {
    const { ctrlKey, metaKey, altKey, repeat, defaultPrevented, target } = event;
    if (ctrlKey || metaKey || altKey || repeat || defaultPrevented) return;
    const key = KEYS[event.key.toLowerCase()];
    if (key === undefined || document.querySelector('dialog[open]') !== null) return;
    if (target instanceof Element && target.closest(key === 'toggle' ? `${TAKES_KEYS}, ${TAKES_SPACE}` : TAKES_KEYS))
      return;
    event.preventDefault();
    onKey(key);
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => listen(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
