import { Notes, Panes, resultToShow, Working, type RunState } from '#kit';
import type { Matches } from './logic.ts';
import { MatchList } from './match-list.tsx';
import { match } from './operations.ts';
import { RunError } from './run-error.tsx';
import { SubjectPane } from './subject-pane.tsx';
import { usePatternExample, type Subject } from './use-pattern-example.ts';

interface MatchViewProps {
  readonly subject: Subject;
  readonly state: RunState<Matches> & { readonly cancel: () => void };
}

/** The text, and beside it its matches with their groups. */
export function MatchView({ subject, state }: MatchViewProps) {
  const loadExample = usePatternExample(match, subject.set, subject.setText);
  const shown = resultToShow(state);
  return (
    <Panes>
      <SubjectPane {...subject} onExample={loadExample} />
      <MatchList result={shown?.value}>
        {shown !== undefined && <Notes notes={shown.notes} />}
        {state.is === 'running' && state.slow && <Working progress={state.progress} onCancel={state.cancel} />}
        <RunError state={state} />
      </MatchList>
    </Panes>
  );
}
