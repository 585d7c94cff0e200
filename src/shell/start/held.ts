/*
 * What favourites and recent tools push down when they arrive is hidden until then. Without this home moves by 0.10 (layout shift; the budget
 * is 0).
 */

/** Milliseconds for which they are waited for, once the application runs; boot.js waits for that. */
const PATIENCE = 8000;

/** Called once, at the very start. */
export function watchHeld(): void {
  for (const part of ['menu', 'home'] as const) {
    const timer = document.documentElement.dataset[`${part}Held`];
    if (timer === undefined) continue;
    clearTimeout(Number(timer));
    setTimeout(() => release(part), PATIENCE);
  }
}

/** Shows what boot.js hides, now that what is the visitor's own stands above it. */
export function release(part: 'menu' | 'home'): void {
  document.documentElement.removeAttribute(`data-${part}-held`);
}
