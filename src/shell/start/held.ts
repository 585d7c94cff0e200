/** Shows what boot.js hides from visitors with favourites, now that these stand above it. */
export function release(part: 'menu' | 'home'): void {
  document.documentElement.removeAttribute(`data-${part}-held`);
}
