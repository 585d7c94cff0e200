import { useState } from 'react';
import { useOperation } from '#kit';
import { estimate } from './operations.ts';

/** Milliseconds from which work begins only when it is asked for. */
const LONG = 5000;

export interface Estimate {
  /** Milliseconds; undefined until this device is measured. */
  readonly milliseconds: number | undefined;
  /** It is short, or was asked for. */
  readonly isAllowed: boolean;
  /** It is long, and waits until it is asked for. */
  readonly isWaiting: boolean;
  readonly allow: () => void;
}

/**
 * How long so many rounds take on this device; undefined while there is nothing to do. `job` tells one work from another:
 * leave for a long one is not leave for the next.
 */
export function useEstimate(rounds: number | undefined, job: string): Estimate {
  const [allowed, setAllowed] = useState<string>();
  const state = useOperation(estimate, rounds, {}, { enabled: rounds !== undefined });
  const milliseconds = state.is === 'done' ? state.value.milliseconds : undefined;
  const isAllowed = milliseconds !== undefined && (milliseconds < LONG || allowed === job);
  return {
    milliseconds,
    isAllowed,
    isWaiting: milliseconds !== undefined && !isAllowed,
    allow: () => setAllowed(job),
  };
}
