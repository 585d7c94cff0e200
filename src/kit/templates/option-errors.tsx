import type { RunState } from '../hooks/use-operation.ts';
import type { OptionState } from '../hooks/use-options.ts';
import type { OptionSpecs } from '#engine/options';
import { FieldNote } from '../parts/field.tsx';
import { useExplain } from '../tool-context.ts';

interface OptionErrorsProps<S extends OptionSpecs> {
  readonly state: RunState<unknown>;
  readonly options: OptionState<S>;
}

/** An error of the operation itself that has no text field of its own to stand under. */
export function OptionErrors<S extends OptionSpecs>({ state, options }: OptionErrorsProps<S>) {
  const explain = useExplain();
  // A wrong number already stands under its field.
  if (state.is !== 'failed' || options.error !== undefined) return null;
  return <FieldNote id="option-error" error={explain(state.error)} />;
}
