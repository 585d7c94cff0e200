import type { RunState } from '#kit';

type Running<R> = RunState<R> & { readonly cancel: () => void };

/** The state of a run as that of one part of its result. */
export function partOf<R, P>(state: Running<R>, choose: (value: R) => P): Running<P> {
  if (state.is === 'done') return { ...state, value: choose(state.value) };
  if (state.is !== 'running') return state;
  return { ...state, last: state.last && { ...state.last, value: choose(state.last.value) } };
}

/** The panes on one run leave its notes to the page, which shows them once. */
export const withoutNotes = <R,>(state: Running<R>): Running<R> =>
  state.is === 'done' ? { ...state, notes: [] } : state;
