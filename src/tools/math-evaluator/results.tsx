import { ToolError } from '#engine/error';
import { CopyButton, Facts, useExplain, useLongList, useMessages } from '#kit';
import type en from './locales/en.json';
import type { Row } from './logic.ts';
import styles from './math-evaluator.module.css';

const errorOf = ({ error }: Row): ToolError | undefined =>
  error === null ? undefined : new ToolError(error.code, error.params, { at: error.at });

/** The fault of the first line that has one. */
export const firstError = (rows: readonly Row[]): ToolError | undefined => {
  const wrong = rows.find(({ error }) => error !== null);
  return wrong === undefined ? undefined : errorOf(wrong);
};

/** The last result large, and of several lines each with its own. */
export function Results({ rows }: { readonly rows: readonly Row[] }) {
  const t = useMessages<typeof en.ui>();
  const explain = useExplain();
  const answer = rows.findLast(({ result }) => result !== null)?.result ?? undefined;
  const { shown, more } = useLongList(rows);
  if (answer === undefined) return null;
  const facts = shown.map((row) => {
    const error = errorOf(row);
    const label = `${row.line}: ${row.expression}`;
    return error === undefined
      ? { label, value: row.result }
      : { label, value: explain(error), code: false, copy: false as const };
  });
  return (
    <div className="n-stack">
      <div className={styles['answer']}>
        <output className={styles['large']} aria-label={t('answer')}>
          {answer}
        </output>
        <CopyButton value={answer} />
      </div>
      {rows.length > 1 && <Facts facts={facts} />}
      {more}
    </div>
  );
}
