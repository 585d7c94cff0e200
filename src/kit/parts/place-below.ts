const GAP = 4;
/** With less room (px) below than this, a popup opens above if there is more room. */
const ROOM = 220;

/** Keeps a popup at its anchor, below or above, while the page scrolls; until the returned function is called. */
export function placeBelow(popup: HTMLElement, anchor: HTMLElement): () => void {
  const place = () => {
    const { left, top, bottom, width } = anchor.getBoundingClientRect();
    const below = innerHeight - bottom - 2 * GAP;
    const above = top - 2 * GAP;
    const isAbove = below < ROOM && above > below;
    const { style } = popup;
    style.minWidth = `${width}px`;
    style.maxHeight = `min(var(--dropdown-max), ${Math.max(120, isAbove ? above : below)}px)`;
    style.left = `${Math.max(GAP, Math.min(left, innerWidth - popup.offsetWidth - GAP))}px`;
    style.top = isAbove ? 'auto' : `${bottom + GAP}px`;
    style.bottom = isAbove ? `${innerHeight - top + GAP}px` : 'auto';
  };
  place();
  const capture = { capture: true, passive: true };
  addEventListener('scroll', place, capture);
  addEventListener('resize', place);
  return () => {
    removeEventListener('scroll', place, capture);
    removeEventListener('resize', place);
  };
}
