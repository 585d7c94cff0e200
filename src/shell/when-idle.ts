/** Long enough after loading that nothing of the first use is disturbed. */
const SETTLED = 1500;

/** Runs something when the page is loaded, has settled and has nothing better to do. */
export function whenIdle(run: () => void): void {
  const wait = () =>
    setTimeout(() => {
      if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 10_000 });
      else run();
    }, SETTLED);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
