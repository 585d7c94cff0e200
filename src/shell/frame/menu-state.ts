import { useEffect, useSyncExternalStore, type RefObject } from 'react';
import { createStore, useStore } from '#kit/settings/store.ts';
import { isMenuCollapsed } from '../settings/settings.ts';

/** The width below which the menu is an overlay. */
const NARROW = '(max-width: 700px)';

/** The menu as an overlay on a narrow screen: always closed at first. */
export const isOverlayOpen = createStore(false);

export function toggleMenu(): void {
  if (matchMedia(NARROW).matches) isOverlayOpen.set(!isOverlayOpen.get());
  else isMenuCollapsed.set(!isMenuCollapsed.get());
}

/** Whether the menu can be seen, for the button that shows and hides it. */
export function useMenuShown(): boolean {
  const isNarrow = useSyncExternalStore(
    (listener) => {
      const query = matchMedia(NARROW);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => matchMedia(NARROW).matches,
    () => false,
  );
  const isCollapsed = useStore(isMenuCollapsed);
  const isOverlaid = useStore(isOverlayOpen);
  return isNarrow ? isOverlaid : !isCollapsed;
}

/** Moves the focus into the overlay when it opens, and back to its button when it closes. */
export function useOverlayFocus(menu: RefObject<HTMLElement | null>): void {
  const isOpen = useStore(isOverlayOpen);
  useEffect(() => {
    if (!isOpen) return;
    const element = menu.current;
    // Only what is shown takes the focus.
    showMenuState();
    element?.querySelector('a')?.focus();
    return () => {
      const button = document.querySelector<HTMLElement>('[aria-controls=side-menu]');
      if (document.activeElement === document.body || element?.contains(document.activeElement) === true)
        button?.focus();
    };
  }, [isOpen, menu]);
}

export const closeOverlay = (): void => isOverlayOpen.set(false);

/** CSS alone shows and hides the menu, by what the root element says, so that nothing moves when React arrives. */
export function showMenuState(): void {
  const { dataset } = document.documentElement;
  dataset['menu'] = isMenuCollapsed.get() ? 'closed' : 'open';
  if (isOverlayOpen.get()) dataset['overlay'] = '';
  else delete dataset['overlay'];
}

/** Scrolls the list so far that the tool that is open can be seen, if it cannot. */
export function revealCurrent(): void {
  const list = document.querySelector('#side-menu [data-list]');
  const item = list?.querySelector('[aria-current=page]');
  if (!list || !item) return;
  const frame = list.getBoundingClientRect();
  const { top, bottom } = item.getBoundingClientRect();
  if (top < frame.top || bottom > frame.bottom) list.scrollTop += top - frame.top - frame.height / 2;
}
