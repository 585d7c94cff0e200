/*
 * What favourites push down when they arrive is hidden until then. Without this home moves by 0.10 (layout shift; the budget
 * is 0).
 */

/** Milliseconds for which favourites are waited for, once the application runs; boot.js waits for that. */
const PATIENCE = 8000;

/** Called once, at the very start. */
export function watchHeld(): void {
  const { menuHeld } = document.documentElement.dataset;
  if (menuHeld === undefined) return;
  clearTimeout(Number(menuHeld));
  setTimeout(() => {
    release('menu');
    release('home');
  }, PATIENCE);
}

/** Shows what boot.js hides from visitors with favourites, now that these stand above it. */
export function release(part: 'menu' | 'home'): void {
  document.documentElement.removeAttribute(`data-${part}-held`);
}
