import { base } from '#kit/context/base.ts';
import { keep, recall } from '#kit/text/kept.ts';
import { matchRoute } from '../routes/routes.ts';

/* How far the pages of tools are scrolled, so that a page that somebody comes back to is where it was. */

/** Its name among the parts of a page that are kept. */
const SCROLL = 'scroll';

const toolNow = (): string | undefined => {
  const route = matchRoute(location.pathname.slice(base.length - 1));
  return route.is === 'tool' ? route.id : undefined;
};

let tool = toolNow();
let stop: (() => void) | undefined;

function arrive(): void {
  const next = toolNow();
  if (next === tool) return;
  stop?.();
  // The page is still drawn as it was left.
  if (tool !== undefined) keep(tool, SCROLL, scrollY);
  tool = next;
  const wanted = tool === undefined ? undefined : recall(tool, SCROLL);
  if (typeof wanted === 'number') stop = scrollWhenThere(wanted);
}

/** Scrolls as far as the page is there by and by, until the visitor does something. */
function scrollWhenThere(wanted: number): () => void {
  const done = new AbortController();
  const { signal } = done;
  const growth = new ResizeObserver(() => {
    scrollTo(0, wanted);
    if (Math.abs(scrollY - wanted) < 1) done.abort();
  });
  growth.observe(document.body);
  signal.addEventListener('abort', () => growth.disconnect());
  for (const type of ['wheel', 'pointerdown', 'keydown', 'touchstart'])
    addEventListener(type, () => done.abort(), { passive: true, signal });
  return () => done.abort();
}

// The router tells of the first two.
for (const type of ['pushState', 'replaceState', 'popstate']) addEventListener(type, arrive);
