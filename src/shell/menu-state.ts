import { createStore } from '#kit/store.ts';
import { isMenuCollapsed } from './settings.ts';

/** The width below which the menu is an overlay. */
const NARROW = '(max-width: 700px)';

/** The menu as an overlay on a narrow screen: always closed at first. */
export const isOverlayOpen = createStore(false);

export function toggleMenu(): void {
  if (matchMedia(NARROW).matches) isOverlayOpen.set(!isOverlayOpen.get());
  else isMenuCollapsed.set(!isMenuCollapsed.get());
}

export const closeOverlay = (): void => isOverlayOpen.set(false);

/** CSS alone shows and hides the menu, by what the root element says, so that nothing moves when React arrives. */
export function showMenuState(): void {
  const { dataset } = document.documentElement;
  dataset['menu'] = isMenuCollapsed.get() ? 'closed' : 'open';
  if (isOverlayOpen.get()) dataset['overlay'] = '';
  else delete dataset['overlay'];
}
