import type { ReactNode } from 'react';
import { Notes, Panes, resultToShow, Working, type RunState, type TextValue } from '#kit';
import type { Matches } from './logic.ts';
import { MarkedText } from './marked-text.tsx';
import { MatchTable } from './match-table.tsx';
import { RunError } from './run-error.tsx';

interface MatchViewProps {
  readonly text: TextValue;
  readonly pane: ReactNode;
  readonly state: RunState<Matches> & { readonly cancel: () => void };
}

/** The matches, marked in the text and listed with their groups. */
export function MatchView({ text, pane, state }: MatchViewProps) {
  const shown = resultToShow(state);
  const whole = typeof text === 'string' ? text : text.head;
  return (
    <>
      <Panes>
        {pane}
        <MarkedText text={whole} result={shown?.value} />
      </Panes>
      <RunError state={state} />
      <div data-result aria-live="polite" aria-busy={state.is === 'running'}>
        {state.is === 'running' && state.slow && <Working progress={state.progress} onCancel={state.cancel} />}
        {shown !== undefined && (
          <>
            <Notes notes={shown.notes} />
            <MatchTable result={shown.value} />
          </>
        )}
      </div>
    </>
  );
}
