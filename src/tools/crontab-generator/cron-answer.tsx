import { CopyButton, Notes, resultToShow, useMessages, type RunState } from '#kit';
import styles from './crontab-generator.module.css';
import type en from './locales/en.json';
import type { Description } from './logic.ts';
import { NextRun } from './next-run.tsx';

interface CronAnswerProps {
  readonly state: RunState<Description>;
  /** Runs are looked for from now on. */
  readonly isFromNow: boolean;
  /** The next run has begun. */
  readonly onPassed: () => void;
}

/** The meaning of the expression, in large letters, and when it comes next. */
export function CronAnswer({ state, isFromNow, onPassed }: CronAnswerProps) {
  const t = useMessages<typeof en.ui>();
  const shown = resultToShow(state);
  const { words, runs, timeZone } = shown?.value ?? {};
  return (
    <div className={styles['meaning']} data-result aria-live="polite">
      {shown !== undefined && (
        <>
          <div className={styles['words']}>
            <p>{words === '' ? '–' : words}</p>
            <CopyButton value={words} label={t('words')} />
          </div>
          {isFromNow && runs?.[0] !== undefined && (
            <NextRun key={runs[0].utc} utc={runs[0].utc} timeZone={timeZone ?? 'UTC'} onPassed={onPassed} />
          )}
          <div className={styles['notes']}>
            <Notes notes={shown.notes} />
          </div>
        </>
      )}
    </div>
  );
}
