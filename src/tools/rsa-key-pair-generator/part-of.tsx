import type { RunState } from '#kit';

type Running<R> = RunState<R> & { readonly cancel: () => void };

/** The state of a run as that of one text of its result. The page shows the notes once, so they are left out here. */
export function partOf<R>(state: Running<R>, choose: (value: R) => string): Running<string> {
  if (state.is === 'done') return { ...state, value: choose(state.value), notes: [] };
  if (state.is !== 'running') return state;
  return { ...state, last: state.last && { ...state.last, value: choose(state.last.value), notes: [] } };
}
