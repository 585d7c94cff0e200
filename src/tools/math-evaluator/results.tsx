import { ToolError } from '#engine/error';
import {
  CopyButton,
  Empty,
  Notes,
  Pane,
  resultToShow,
  ResultList,
  useCommonMessages,
  useExplain,
  useLongList,
  useMessages,
  Working,
  type Result,
  type RunState,
} from '#kit';
import type en from './locales/en.json';
import type { Row } from './logic.ts';
import styles from './math-evaluator.module.css';

const errorOf = ({ error }: Row): ToolError | undefined =>
  error === null ? undefined : new ToolError(error.code, error.params, { at: error.at });

/** The fault of the first line that has one. */
export function firstError(rows: readonly Row[]): ToolError | undefined {
  // An error is made for one line alone: each takes down where it was made.
  const wrong = rows.find(({ error }) => error !== null);
  return wrong && errorOf(wrong);
}

interface ResultsProps {
  readonly state: RunState<Row[]> & { readonly cancel: () => void };
}

/** The last result large, and under it each line with its own. */
export function Results({ state }: ResultsProps) {
  const t = useMessages<typeof en.ui>();
  const common = useCommonMessages();
  const explain = useExplain();
  const shown = resultToShow(state);
  const rows = shown?.value ?? [];
  const answer = rows.findLast(({ result }) => result !== null)?.result ?? undefined;
  const list = useLongList(rows);
  const results = list.shown.map((row): Result => {
    const error = errorOf(row);
    return {
      name: String(row.line),
      value: row.result ?? undefined,
      label: (
        <div className={styles['expression']} data-literal>
          <span>{row.line}</span> {row.expression}
          {row.reading !== null && <span className={styles['reading']}>{t('readAs', { reading: row.reading })}</span>}
        </div>
      ),
      ...(error !== undefined && { shown: <span className={styles['wrong']}>{explain(error)}</span> }),
    };
  });
  const all = rows.map(({ result }) => result ?? '').join('\n');
  return (
    <Pane name={t('results')} height="auto" tools={<CopyButton value={all.trim() === '' ? undefined : all} />}>
      <div className={styles['results']} data-result aria-live="polite" aria-busy={state.is === 'running'}>
        {state.is === 'running' && state.slow && <Working progress={state.progress} onCancel={state.cancel} />}
        {state.is === 'cancelled' && <Empty icon="player-stop" title={common('cancelled')} />}
        {shown !== undefined && <Notes notes={shown.notes} />}
        {answer !== undefined && (
          <output className={styles['answer']} aria-label={t('answer')}>
            {answer}
          </output>
        )}
        {rows.length > 0 && <ResultList label={t('results')} results={results} />}
        {list.more}
      </div>
    </Pane>
  );
}
