import { useMemo, useState } from 'react';
import { useMounted, useOperation } from '#kit';
import { estimate } from './operations.ts';
import type { Work } from './parameters.ts';

/** Milliseconds from which work only begins when it is asked for. */
const LONG = 4000;

export interface Estimated {
  /** Milliseconds; undefined until they are measured. */
  readonly milliseconds: number | undefined;
  /** It may begin: it is short, or was asked for. */
  readonly isAllowed: boolean;
  readonly allow: () => void;
}

/** How long work takes here. `job` tells one from another: leave to do long work is for one job alone. */
export function useEstimate(work: readonly Work[] | undefined, job: string): Estimated {
  const isMounted = useMounted();
  const [allowed, setAllowed] = useState<string>();
  const key = JSON.stringify(work ?? []);
  const stable = useMemo(() => JSON.parse(key) as unknown, [key]);
  const state = useOperation(estimate, stable, {}, { enabled: isMounted && work !== undefined });
  const milliseconds = state.is === 'done' ? state.value.milliseconds : undefined;
  return {
    milliseconds,
    isAllowed: milliseconds !== undefined && (milliseconds < LONG || allowed === job),
    allow: () => setAllowed(job),
  };
}
