import { Alert, useExplain, type RunState } from '#kit';

/** What stopped a run; errors of the pattern and its flags stand at their fields. */
export function RunError({ state }: { state: RunState<unknown> }) {
  const explain = useExplain();
  if (state.is !== 'failed' || state.error.where.option !== undefined) return null;
  return <Alert look="error">{explain(state.error)}</Alert>;
}
