/** A browser of one engine with one window. */
export interface Driver {
  /** Opens an address and waits for the page's load event. */
  open(url: string): Promise<void>;
  /** Runs a function that needs nothing from outside in the page; argument and result are JSON. */
  run<A, R>(act: (argument: A) => R, argument: A): Promise<Awaited<R>>;
  /** Presses the key so many times. */
  tab(times: number): Promise<void>;
  /** The browser's complaints on its console since it was last asked. */
  complaints(): string[];
  close(): Promise<void>;
}
