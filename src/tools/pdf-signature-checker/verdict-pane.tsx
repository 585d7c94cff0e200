import { Alert, Notes, ofInput, resultToShow, useExplain, Working, type RunState } from '#kit';
import type { Report } from './report.ts';
import { Verdicts } from './verdicts.tsx';

/** The answers about a file, or why there are none. */
export function VerdictPane({ state }: { state: RunState<Report> & { readonly cancel: () => void } }) {
  const explain = useExplain();
  const wrong = state.is === 'failed' ? ofInput(state.error) : undefined;
  const shown = resultToShow(state);
  return (
    <div>
      {state.is === 'running' && state.slow && <Working progress={state.progress} onCancel={state.cancel} />}
      {wrong !== undefined && <Alert look="error">{explain(wrong)}</Alert>}
      <div className="n-stack" data-result={shown && ''} aria-live="polite" aria-busy={state.is === 'running'}>
        {shown !== undefined && (
          <>
            <Verdicts report={shown.value} />
            <Notes notes={shown.notes} />
          </>
        )}
      </div>
    </div>
  );
}
