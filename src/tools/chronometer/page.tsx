import { useState } from 'react';
import { Alert, Button, IconButton, classes, notify, useMessages } from '#kit';
import { allowSound } from './bell.ts';
import { ChronometerList } from './chronometer-list.tsx';
import { endOf, isRunning, lap, reset, toggle } from './chronometer.ts';
import styles from './chronometer.module.css';
import { Dial } from './dial.tsx';
import { formatDuration, formatSeconds } from './duration.ts';
import { LapTable } from './lap-table.tsx';
import type en from './locales/en.json';
import { PlanForm } from './plan-form.tsx';
import { passedOf, useChronometers } from './use-chronometers.ts';
import { useFullScreen } from './use-full-screen.ts';
import { useKeys, type Key } from './use-keys.ts';
import { useTabTitle } from './use-tab-title.ts';
import { useWakeLock } from './use-wake-lock.ts';

/** By hand, and longer than others: nothing here is a function of an input, and keys and buttons do the same things. */
export default function ChronometerPage() {
  const t = useMessages<typeof en.ui>();
  const all = useChronometers();
  const { current } = all;
  const { stage, canFill, isFull, toggleFull } = useFullScreen();
  const [said, setSaid] = useState('');
  const runs = isRunning(current);
  const canWake = useWakeLock(all.keepAwake && runs);
  useTabTitle(current);
  const offerUndo = (text: string) => {
    const before = { chronometers: all.chronometers, selected: all.selected };
    notify({ kind: 'info', text, action: { label: t('undo'), run: () => all.restore(before) } });
  };
  const act = (key: Key) => {
    const time = formatDuration(passedOf(current));
    if (key === 'toggle') {
      if (endOf(current) === 0) return;
      allowSound();
      all.update(toggle);
      setSaid(runs ? t('stoppedAt', { time }) : t('started'));
    } else if (key === 'reset') {
      if (current.laps.length > 0) offerUndo(t('lapsDeleted'));
      all.update(reset);
      setSaid(t('wasReset'));
    } else if (runs && current.mode === 'stopwatch') {
      all.update(lap);
      setSaid(t('lapAt', { number: current.laps.length + 1, time }));
    }
  };
  useKeys(act);
  return (
    <div className="n-stack">
      {all.isDamaged && <Alert look="warning">{t('damaged')}</Alert>}
      {all.leap !== undefined && (
        <Alert
          actions={
            <>
              <Button size="small" onClick={all.turnLeap}>
                {t(all.leap.isCounted ? 'leaveOut' : 'count')}
              </Button>
              <Button size="small" look="text" onClick={all.closeLeap}>
                {t('keep')}
              </Button>
            </>
          }
        >
          {t(all.leap.isCounted ? 'slept' : 'moved', { time: formatSeconds(all.leap.milliseconds, false) })}
        </Alert>
      )}
      <PlanForm all={all} canWake={canWake} />
      <div ref={stage} className={classes(styles['stage'], isFull && styles['full'])}>
        <Dial chronometer={current} />
        <div className={styles['buttons']}>
          <Button look="primary" size="large" disabled={endOf(current) === 0} onClick={() => act('toggle')}>
            {t(runs ? 'stop' : 'start')}
          </Button>
          {current.mode === 'stopwatch' && (
            <Button size="large" disabled={!runs} onClick={() => act('lap')}>
              {t('lap')}
            </Button>
          )}
          <Button size="large" onClick={() => act('reset')}>
            {t('reset')}
          </Button>
          {canFill && (
            <IconButton
              size="large"
              icon={isFull ? 'x' : 'device-desktop'}
              label={t(isFull ? 'exitFullScreen' : 'fullScreen')}
              onClick={toggleFull}
            />
          )}
        </div>
        <p className={styles['keys']}>
          <kbd className="n-kbd">{t('space')}</kbd> {t('startOrStop')}{' '}
          {current.mode === 'stopwatch' && (
            <>
              <kbd className="n-kbd">L</kbd> {t('lap')}{' '}
            </>
          )}
          <kbd className="n-kbd">R</kbd> {t('reset')}
        </p>
      </div>
      <p className="n-hidden-text" role="status">
        {said}
      </p>
      {current.laps.length > 0 && <LapTable totals={current.laps} />}
      <ChronometerList all={all} onRemove={() => offerUndo(t('removed'))} />
    </div>
  );
}
