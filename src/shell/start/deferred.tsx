import { Suspense, use, useEffect, type ReactNode } from 'react';

/*
 * Parts of a prerendered page that become interactive a little later than what people came for: when the page is idle,
 * or as soon as somebody turns to them. Until then they are the HTML that the server sent, links included.
 *
 * While a part waits, nothing may reach it from outside, or React would draw it anew and show nothing meanwhile. So its
 * element is made once, and whatever may navigate ends the waiting first.
 */

let isOpen = import.meta.env.SSR;
let open: () => void = () => undefined;
const opening = new Promise<void>((resolve) => {
  open = () => {
    isOpen = true;
    resolve();
  };
});

const waiting = new Set<string>();
let allDone: () => void = () => undefined;
/** Resolves when every part is interactive. */
export const whole = new Promise<void>((resolve) => (allDone = resolve));

/** Ends the waiting. */
export const openDeferred = (): void => open();

/** Lets the parts wait until somebody turns to one of them or something may lead to another page. */
export function watchDeferred(): void {
  const stop = new AbortController();
  const end = () => {
    stop.abort();
    open();
  };
  const listen = (type: string, isCause: (event: Event) => boolean) =>
    addEventListener(type, (event) => isCause(event) && end(), { capture: true, signal: stop.signal });
  const isWithin = ({ target }: Event) => target instanceof Element && target.closest('[data-deferred]') !== null;
  for (const type of ['pointerover', 'pointerdown', 'focusin']) listen(type, isWithin);
  for (const type of ['click', 'popstate']) listen(type, () => true);
  listen('keydown', (event) => event instanceof KeyboardEvent && event.key === 'Enter');
  void opening.then(() => stop.abort());
}

interface DeferredProps {
  /** Of the part, unlike that of any other. */
  readonly name: string;
  /** Elements with `data-deferred`. */
  readonly children: ReactNode;
}

export function Deferred({ name, children }: DeferredProps) {
  if (!import.meta.env.SSR) waiting.add(name);
  return (
    <Suspense>
      <Gate name={name}>{children}</Gate>
    </Suspense>
  );
}

function Gate({ name, children }: DeferredProps) {
  if (!isOpen) use(opening);
  useEffect(() => {
    waiting.delete(name);
    if (waiting.size === 0) allDone();
  }, [name]);
  return children;
}
