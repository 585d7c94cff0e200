import { useEffect, useRef, type RefObject } from 'react';

/**
 * Puts the focus into the first element of this kind within the one that has the returned `ref`, when the page is opened
 * without a link into it. Not on touch screens, where the keyboard would cover half of the page.
 */
export function useFocusOnLoad<T extends HTMLElement>(kind: 'input' | 'textarea'): RefObject<T | null> {
  const root = useRef<T>(null);
  useEffect(() => {
    if (location.hash === '' && matchMedia('(pointer: fine)').matches) root.current?.querySelector(kind)?.focus();
  }, [kind]);
  return root;
}
