import { keep, recall } from '#kit/text/kept.ts';

/** Its name among the parts of a page that are kept. */
const SCROLL = 'scroll';

/** Scrolls a tool's page to where it was left, as far as it is there by and by, until the visitor does something. Keeps where it is. */
export function keepScroll(tool: string, signal: AbortSignal): void {
  if (signal.aborted) return;
  const wanted = recall(tool, SCROLL);
  addEventListener('scroll', () => keep(tool, SCROLL, scrollY), { passive: true, signal });
  const main = document.querySelector('main');
  if (typeof wanted !== 'number' || main === null) return;
  const growth = new ResizeObserver(() => {
    scrollTo(0, wanted);
    if (Math.abs(scrollY - wanted) < 1) growth.disconnect();
  });
  growth.observe(main);
  const stop = () => growth.disconnect();
  for (const type of ['wheel', 'pointerdown', 'keydown', 'touchstart'])
    addEventListener(type, stop, { passive: true, once: true, signal });
  signal.addEventListener('abort', stop);
}
