import { useState } from 'react';
import { NumberField, Segmented, Switch, useCommonMessages, useMessages } from '#kit';
import { change, isUsed, limits, modes } from './chronometer.ts';
import styles from './chronometer.module.css';
import type en from './locales/en.json';
import type { useChronometer } from './use-chronometer.ts';

type Length = keyof typeof limits;

/** Stopwatch or countdown, and of how long: to be chosen at zero only, so that no time is lost by a click. */
export function PlanForm({ chronometer, hasSound, ofTab }: ReturnType<typeof useChronometer>) {
  const t = useMessages<typeof en.ui>();
  const { mode } = chronometer;
  const set = (plan: Parameters<typeof change>[1]) => ofTab().update((one) => change(one, plan));
  const length = (name: Length) => (
    <LengthField key={name} name={name} value={chronometer[name]} onChange={(value) => set({ [name]: value })} />
  );
  return (
    <fieldset disabled={isUsed(chronometer)} aria-label={t('mode')}>
      {/* Both fields of a length are needed, so none of them folds away. */}
      <div className={styles['plan']}>
        <Segmented
          label={t('mode')}
          hideLabel
          value={mode}
          choices={modes}
          labels={{ stopwatch: t('mode.stopwatch'), countdown: t('mode.countdown') }}
          onChange={(chosen) => set({ mode: chosen })}
        />
        {mode === 'countdown' && length('minutes')}
        {mode === 'countdown' && length('seconds')}
        {mode === 'countdown' && (
          <Switch label={t('sound')} value={hasSound} onChange={(value) => ofTab().setSound(value)} />
        )}
      </div>
    </fieldset>
  );
}

interface LengthFieldProps {
  readonly name: Length;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A part of the length. Typed text stays, and counts when it is within its limits. */
function LengthField({ name, value, onChange }: LengthFieldProps) {
  const t = useMessages<typeof en.ui>();
  const common = useCommonMessages();
  const [wrong, setWrong] = useState<string>();
  const max = limits[name];
  return (
    <NumberField
      label={t(name)}
      value={value}
      raw={wrong ?? String(value)}
      min={0}
      max={max}
      error={wrong === undefined ? undefined : common('engine.outOfRange', { value: wrong, min: 0, max })}
      onChange={(raw) => {
        const isRight = /^\s*\d{1,4}\s*$/.test(raw) && Number(raw) <= max;
        setWrong(isRight ? undefined : raw);
        if (isRight) onChange(Number(raw));
      }}
    />
  );
}
