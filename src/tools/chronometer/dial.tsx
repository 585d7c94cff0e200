import { CopyButton, useMessages } from '#kit';
import { elapsed, isRunning, phaseAt, shownAt, type Chronometer } from './chronometer.ts';
import styles from './chronometer.module.css';
import { formatDuration } from './duration.ts';
import type en from './locales/en.json';
import { hasEnd, useNow } from './use-chronometers.ts';
import { useNames } from './use-names.ts';

/** The time, large. A timer is not read aloud by itself: a screen reader reads it when asked. */
export function Dial({ chronometer }: { readonly chronometer: Chronometer }) {
  const t = useMessages<typeof en.ui>();
  const names = useNames();
  const runs = isRunning(chronometer);
  const passed = elapsed(chronometer, useNow(runs));
  const phase = phaseAt(chronometer, passed);
  const time = formatDuration(shownAt(chronometer, passed));
  const line = () => {
    if (!hasEnd(chronometer)) return names.shown(chronometer.id);
    if (phase === undefined) return t('over');
    if (chronometer.mode === 'countdown') return names.shown(chronometer.id);
    return `${t(`phase.${phase.kind}`)} · ${t('round', { round: phase.round, rounds: chronometer.rounds })}`;
  };
  return (
    <>
      <p className={styles['phase']}>{line()}</p>
      <div className={styles['dial']}>
        <div role="timer" aria-label={t('time')} className={styles['time']}>
          {time}
        </div>
        {!runs && <CopyButton value={time} label={t('time')} size="medium" />}
      </div>
    </>
  );
}
