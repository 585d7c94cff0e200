import { useState } from 'react';
import { Button, IconButton, notify, useCommonMessages, useMessages } from '#kit';
import { endOf } from './chronometer.ts';
import styles from './chronometer.module.css';
import { formatDuration } from './duration.ts';
import type en from './locales/en.json';
import { passedNow, type useChronometer } from './use-chronometer.ts';
import { useKeys, type Key } from './use-keys.ts';

interface ControlsProps {
  readonly running: ReturnType<typeof useChronometer>;
  readonly isFull: boolean;
  /** Undefined where the browser cannot fill the screen. */
  readonly onFull: (() => void) | undefined;
}

/** The buttons, and the keys that do the same. What they did is read aloud. */
export function Controls({ running, isFull, onFull }: ControlsProps) {
  const t = useMessages<typeof en.ui>();
  const common = useCommonMessages();
  const [said, setSaid] = useState('');
  const { chronometer, runs, ofTab } = running;
  const hasLaps = chronometer.mode === 'stopwatch';
  const isEmpty = endOf(chronometer) === 0;
  const act = (key: Key) => {
    const time = formatDuration(passedNow());
    if (key === 'toggle' && !isEmpty) {
      running.toggle();
      setSaid(runs ? t('stoppedAt', { time }) : t('started'));
    } else if (key === 'reset') {
      if (chronometer.laps.length > 0) {
        const undo = { label: common('undo'), run: () => ofTab().restore(chronometer) };
        notify({ kind: 'info', text: t('lapsDeleted'), action: undo });
      }
      running.reset();
      setSaid(t('wasReset'));
    } else if (key === 'lap' && runs && hasLaps) {
      running.lap();
      setSaid(t('lapAt', { number: chronometer.laps.length + 1, time }));
    }
  };
  useKeys(act);
  return (
    <>
      <div className={styles['buttons']}>
        <Button look="primary" size="large" disabled={isEmpty} onClick={() => act('toggle')}>
          {t(runs ? 'stop' : 'start')}
        </Button>
        {hasLaps && (
          <Button size="large" disabled={!runs} onClick={() => act('lap')}>
            {t('lap')}
          </Button>
        )}
        <Button size="large" onClick={() => act('reset')}>
          {t('reset')}
        </Button>
        {onFull !== undefined && (
          <IconButton
            size="large"
            icon={isFull ? 'x' : 'device-desktop'}
            label={t(isFull ? 'exitFullScreen' : 'fullScreen')}
            onClick={onFull}
          />
        )}
      </div>
      <p className={styles['keys']}>
        <kbd className="n-kbd">{t('space')}</kbd> {t('startOrStop')}{' '}
        {hasLaps && (
          <>
            <kbd className="n-kbd">L</kbd> {t('lap')}{' '}
          </>
        )}
        <kbd className="n-kbd">R</kbd> {t('reset')}
      </p>
      <p className="n-hidden-text" role="status">
        {said}
      </p>
    </>
  );
}
