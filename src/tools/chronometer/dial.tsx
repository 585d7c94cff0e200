import { CopyButton, useMessages } from '#kit';
import { isOver, isRunning, shownAt, type Chronometer } from './chronometer.ts';
import styles from './chronometer.module.css';
import { formatDuration, formatSeconds } from './duration.ts';
import type en from './locales/en.json';
import { useNow } from './use-chronometer.ts';
import { useReducedMotion } from './use-reduced-motion.ts';

/** The time, large. A timer is not read aloud by itself: a screen reader reads it when asked. */
export function Dial({ chronometer }: { readonly chronometer: Chronometer }) {
  const t = useMessages<typeof en.ui>();
  const runs = isRunning(chronometer);
  const isCalm = useReducedMotion();
  const now = useNow(runs, isCalm);
  const shown = shownAt(chronometer, now);
  // Milliseconds that race by are motion, too.
  const time = runs && isCalm ? formatSeconds(shown, chronometer.mode === 'countdown') : formatDuration(shown);
  return (
    <>
      <div className={styles['dial']}>
        <div role="timer" aria-label={t('time')} className={styles['time']}>
          {time}
        </div>
        <CopyButton value={time} label={t('time')} size="medium" />
      </div>
      <p className={styles['over']}>{isOver(chronometer, now) ? t('over') : ''}</p>
    </>
  );
}
