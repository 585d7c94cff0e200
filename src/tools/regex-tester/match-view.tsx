import { Notes, Panes, resultToShow, Working, type RunState } from '#kit';
import type { Matches } from './logic.ts';
import { MarkedText } from './marked-text.tsx';
import { MatchTable } from './match-table.tsx';
import { match } from './operations.ts';
import { RunError } from './run-error.tsx';
import { usePatternExample, type Subject } from './use-pattern-example.ts';

interface MatchViewProps extends Subject {
  readonly state: RunState<Matches> & { readonly cancel: () => void };
}

/** The matches, marked in the text and listed with their groups. */
export function MatchView({ text, set, setText, paneWith, state }: MatchViewProps) {
  const loadExample = usePatternExample(match, set, setText);
  const shown = resultToShow(state);
  const whole = typeof text === 'string' ? text : text.head;
  return (
    <>
      <Panes>
        {paneWith(loadExample)}
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
