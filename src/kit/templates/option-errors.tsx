import type { RunState } from '../hooks/use-operation.ts';
import type { OptionSpecs } from '#engine/options';
import { FieldNote } from '../parts/field.tsx';
import { useExplain } from '../context/tool-context.ts';

interface OptionErrorsProps {
  readonly state: RunState<unknown>;
  readonly specs: OptionSpecs;
}

/** An error of the operation that no text field shows. */
export function OptionErrors({ state, specs }: OptionErrorsProps) {
  const explain = useExplain();
  if (state.is !== 'failed') return null;
  // Fields show the error that names them.
  const spec = Object.entries(specs).find(([name]) => name === state.error.where.option)?.[1];
  if (spec !== undefined && spec.kind !== 'flag' && spec.kind !== 'choice') return null;
  return <FieldNote id="option-error" error={explain(state.error)} />;
}
