import { createElement, useEffect, useState, type ComponentType } from 'react';

interface LaterProps<P> {
  readonly load: () => Promise<ComponentType<P>>;
  readonly props: P;
}

/** A part that is fetched when it is first shown. The page tells of one that cannot be had, as of every unhandled rejection. */
export function Later<P extends object>({ load, props }: LaterProps<P>) {
  const [Part, setPart] = useState<ComponentType<P>>();
  useEffect(() => void load().then((part) => setPart(() => part)), [load]);
  return Part === undefined ? null : createElement(Part, props);
}
