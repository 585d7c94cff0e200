import { useState } from 'react';
import type { Kind, Operation } from '#engine/operation';
import type { OptionSpecs } from '#engine/options';
import { useFields } from '#kit';

/** The fields of an operation that may start now. `recalculate` takes the present moment anew: time has passed since then. */
export function useEstimate<O extends Kind, S extends OptionSpecs, R>(operation: Operation<'none', O, S, R>) {
  const [turn, setTurn] = useState(0);
  return { ...useFields(operation, { turn }), recalculate: () => setTurn(turn + 1) };
}
