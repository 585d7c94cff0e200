/*
 * Hides the parts that favourites and the newest tools push down until these arrive. Without this home moves by 0.10
 * (layout shift; the budget is 0).
 */

/** Milliseconds for which they are waited for, once the application runs; boot.js waits for that. */
const PATIENCE = 8000;

/** Called once, at the very start. */
export function watchHeld(): void {
  const { homeHeld } = document.documentElement.dataset;
  if (homeHeld === undefined) return;
  clearTimeout(Number(homeHeld));
  setTimeout(() => {
    release('menu');
    release('home');
  }, PATIENCE);
}

/** Whether something is hidden until the application is there. */
export const isHeld = (): boolean => document.documentElement.dataset['homeHeld'] !== undefined;

/** Shows what boot.js has hidden, now that what was waited for is above it. */
export function release(part: 'menu' | 'home'): void {
  document.documentElement.removeAttribute(`data-${part}-held`);
}
