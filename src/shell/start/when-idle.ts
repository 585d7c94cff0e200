/**
 * Runs something when the page is loaded and has nothing better to do.
 * @param settle milliseconds after loading before which it does not run
 */
export function whenIdle(run: () => void, settle = 0): void {
  const wait = () =>
    setTimeout(() => {
      if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 10_000 });
      else run();
    }, settle);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
