import { base } from '#kit/base.ts';

/** Registers the worker that keeps all pages for offline use, when the page has nothing better to do. */
export function registerServiceWorker(): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  const register = () => void navigator.serviceWorker.register(`${base}sw.js`, { scope: base }).catch(() => undefined);
  const whenIdle = () =>
    'requestIdleCallback' in globalThis
      ? requestIdleCallback(register, { timeout: 10_000 })
      : setTimeout(register, 2000);
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}
