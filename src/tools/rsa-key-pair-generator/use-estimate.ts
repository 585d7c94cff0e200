import { useState } from 'react';
import { useOperation } from '#kit';
import { estimate } from './operations.ts';

/** Bits from which on a key is estimated. */
const LARGE = 3072;
/** Milliseconds from which on it is worth a word, and from which on work begins only when it is asked for. */
const LONG = 1000;
const TOO_LONG = 10_000;

export interface Estimate {
  /** Undefined where it is short, or not known yet. */
  readonly milliseconds: number | undefined;
  /** It is short, or was asked for. */
  readonly isAllowed: boolean;
  /** Allows this size, however long it takes. */
  readonly allow: () => void;
}

/** How long an RSA key of so many bits takes on this device; undefined for other keys. */
export function useEstimate(bits: number | undefined): Estimate {
  const [allowed, setAllowed] = useState<number>();
  const isLarge = bits !== undefined && bits >= LARGE;
  const state = useOperation(estimate, undefined, { bits: bits ?? LARGE }, { enabled: isLarge });
  const milliseconds = isLarge && state.is === 'done' ? state.value.milliseconds : undefined;
  return {
    milliseconds: milliseconds !== undefined && milliseconds >= LONG ? milliseconds : undefined,
    isAllowed: !isLarge || allowed === bits || (milliseconds !== undefined && milliseconds < TOO_LONG),
    allow: () => setAllowed(bits),
  };
}
