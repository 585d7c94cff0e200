import { Suspense, use, useEffect, type ReactNode } from 'react';

/*
 * Parts of a prerendered page that become interactive a little later than what people came for: as soon as somebody turns to
 * one of them, and some already when the page is idle. Until then they are the HTML that the server sent, links included.
 *
 * While a part waits, nothing may reach it from outside, or React would draw it anew and show nothing meanwhile. So its
 * element is made once, and whatever may navigate ends the waiting first.
 */

function makeGate() {
  const gate = { isOpen: import.meta.env.SSR, open: (): void => undefined };
  const opening = new Promise<void>((resolve) => {
    gate.open = () => {
      gate.isOpen = true;
      resolve();
    };
  });
  return Object.assign(gate, { opening });
}
const gates = { idle: makeGate(), use: makeGate() };

const waiting = new Set<string>();
let allDone: () => void = () => undefined;
/** Resolves when every part is interactive. */
export const whole = new Promise<void>((resolve) => (allDone = resolve));

/** Ends the waiting of the parts that need not be used to be interactive. */
export const openIdle = (): void => gates.idle.open();

/** Ends all waiting. */
export function openDeferred(): void {
  gates.idle.open();
  gates.use.open();
}

/** Lets the parts wait until somebody turns to one of them or something may lead to another page. */
export function watchDeferred(): void {
  const stop = new AbortController();
  const end = () => {
    stop.abort();
    openDeferred();
  };
  const listen = (type: string, isCause: (event: Event) => boolean) =>
    addEventListener(type, (event) => isCause(event) && end(), { capture: true, signal: stop.signal });
  const isWithin = ({ target }: Event) => target instanceof Element && target.closest('[data-deferred]') !== null;
  for (const type of ['pointerover', 'pointerdown', 'focusin']) listen(type, isWithin);
  for (const type of ['click', 'popstate']) listen(type, () => true);
  listen('keydown', (event) => event instanceof KeyboardEvent && event.key === 'Enter');
  void gates.use.opening.then(() => stop.abort());
}

interface DeferredProps {
  /** Of the part, unlike that of any other. */
  readonly name: string;
  /** What it waits for: an idle page, or that somebody turns to a part. */
  readonly until: keyof typeof gates;
  /** Elements with `data-deferred`. */
  readonly children: ReactNode;
}

export function Deferred({ name, until, children }: DeferredProps) {
  if (!import.meta.env.SSR) waiting.add(name);
  return (
    <Suspense>
      <Gate name={name} until={until}>
        {children}
      </Gate>
    </Suspense>
  );
}

function Gate({ name, until, children }: DeferredProps) {
  const { isOpen, opening } = gates[until];
  if (!isOpen) use(opening);
  useEffect(() => {
    waiting.delete(name);
    if (waiting.size === 0) allDone();
  }, [name]);
  return children;
}
