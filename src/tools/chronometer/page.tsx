import { classes, useMessages } from '#kit';
import { isOver, isUsed } from './chronometer.ts';
import styles from './chronometer.module.css';
import { Controls } from './controls.tsx';
import { Dial } from './dial.tsx';
import { LapTable } from './lap-table.tsx';
import { LeapNotice } from './leap-notice.tsx';
import type en from './locales/en.json';
import { PlanForm } from './plan-form.tsx';
import { useChronometer } from './use-chronometer.ts';
import { useFullScreen } from './use-full-screen.ts';
import { useTabTitle } from './use-tab-title.ts';
import { useWakeLock } from './use-wake-lock.ts';

export default function ChronometerPage() {
  const t = useMessages<typeof en.ui>();
  const running = useChronometer();
  const { chronometer, runs } = running;
  const { stage, canFill, isFull, toggleFull } = useFullScreen();
  useWakeLock(runs);
  useTabTitle({
    runs,
    isCountdown: chronometer.mode === 'countdown',
    // One that has stopped does not change with the time.
    message: !runs && isOver(chronometer, 0) ? t('over') : undefined,
  });
  return (
    <div className="n-stack">
      <LeapNotice {...running} />
      <PlanForm {...running} />
      <div ref={stage} className={classes(styles['stage'], isFull && styles['full'])}>
        <Dial chronometer={chronometer} />
        <Controls running={running} isFull={isFull} onFull={canFill ? toggleFull : undefined} />
      </div>
      <p className="n-muted">
        {t('goesOn')} {isUsed(chronometer) && t('resetFirst')}
      </p>
      {chronometer.laps.length > 0 && <LapTable totals={chronometer.laps} />}
    </div>
  );
}
