import { useEffect, useState } from 'react';
import { Alert, Button, useIntlLanguage, useMessages } from '#kit';
import { formatDuration } from './duration.ts';
import type en from './locales/en.json';
import type { Estimated } from './use-estimate.ts';

interface EstimateLineProps {
  readonly estimated: Estimated;
  /** There is something to work on. */
  readonly isWanted: boolean;
  readonly isRunning: boolean;
}

/** How long the work takes, whether it should begin if that is long, and how long it has taken. */
export function EstimateLine({ estimated, isWanted, isRunning }: EstimateLineProps) {
  const t = useMessages<typeof en.ui>();
  const language = useIntlLanguage();
  const elapsed = useElapsed(isRunning);
  const { milliseconds, isAllowed, allow } = estimated;
  const time = milliseconds === undefined ? '–' : formatDuration(Math.max(1, milliseconds), language);
  if (isWanted && milliseconds !== undefined && !isAllowed) {
    return (
      <Alert look="warning" actions={<Button onClick={allow}>{t('begin')}</Button>}>
        {t('long', { time })}
      </Alert>
    );
  }
  return (
    <p className="n-muted" role="status">
      {elapsed < 1000 ? t('estimated', { time }) : t('elapsed', { time, elapsed: formatDuration(elapsed, language) })}
    </p>
  );
}

const SECOND = 1000;

/** Milliseconds since something began to run, by the second. */
function useElapsed(isRunning: boolean): number {
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    setElapsed(0);
    if (!isRunning) return;
    const start = performance.now();
    const timer = setInterval(() => setElapsed(performance.now() - start), SECOND);
    return () => clearInterval(timer);
  }, [isRunning]);
  return elapsed;
}
