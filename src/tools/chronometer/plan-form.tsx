import { useState } from 'react';
import { NumberField, OptionsLine, Segmented, Switch, useCommonMessages, useMessages } from '#kit';
import { change, isRunning, limits, modes, type Plan } from './chronometer.ts';
import styles from './chronometer.module.css';
import type en from './locales/en.json';
import type { Chronometers } from './use-chronometers.ts';

type Numbers = keyof typeof limits;
const FIELDS: Readonly<Record<Plan['mode'], readonly Numbers[]>> = {
  stopwatch: [],
  countdown: ['minutes', 'seconds'],
  interval: ['work', 'rest', 'rounds'],
};
const LEAST: Readonly<Record<Numbers, number>> = { minutes: 0, seconds: 0, work: 1, rest: 0, rounds: 1 };

interface PlanFormProps {
  readonly all: Chronometers;
  readonly canWake: boolean;
}

/** The mode of the chronometer. It can be changed at zero only, so that no time is lost by a click. */
export function PlanForm({ all, canWake }: PlanFormProps) {
  const t = useMessages<typeof en.ui>();
  const { current } = all;
  const isUsed = isRunning(current) || current.before > 0;
  const labels = Object.fromEntries(modes.map((mode) => [mode, t(`mode.${mode}`)]));
  const set = (plan: Partial<Plan>) => all.update((one) => change(one, plan));
  return (
    <div>
      <fieldset disabled={isUsed}>
        <OptionsLine>
          <Segmented
            label={t('mode')}
            value={current.mode}
            choices={modes}
            labels={labels}
            onChange={(mode) => set({ mode })}
          />
          {FIELDS[current.mode].map((name) => (
            <PlanNumber
              key={`${current.id}-${name}`}
              name={name}
              value={current[name]}
              onChange={(value) => set({ [name]: value })}
            />
          ))}
        </OptionsLine>
      </fieldset>
      <div className={styles['switches']}>
        {current.mode !== 'stopwatch' && (
          <Switch label={t('sound')} value={all.sound} onChange={(sound) => all.set({ sound })} />
        )}
        <Switch
          label={t('keepAwake')}
          value={all.keepAwake && canWake}
          disabled={!canWake}
          onChange={(keepAwake) => all.set({ keepAwake })}
        />
        {!canWake && <span className="n-muted">{t('noWakeLock')}</span>}
        {isUsed && <span className="n-muted">{t('resetFirst')}</span>}
      </div>
    </div>
  );
}

interface PlanNumberProps {
  readonly name: Numbers;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A whole number of the plan. Typed text stays, and counts when it is within its limits. */
function PlanNumber({ name, value, onChange }: PlanNumberProps) {
  const t = useMessages<typeof en.ui>();
  const common = useCommonMessages();
  const [wrong, setWrong] = useState<string>();
  const [min, max] = [LEAST[name], limits[name]];
  return (
    <NumberField
      label={t(name)}
      value={value}
      raw={wrong ?? String(value)}
      min={min}
      max={max}
      error={wrong === undefined ? undefined : common('engine.outOfRange', { value: wrong, min, max })}
      onChange={(raw) => {
        const isRight = /^\s*\d{1,4}\s*$/.test(raw) && Number(raw) >= min && Number(raw) <= max;
        setWrong(isRight ? undefined : raw);
        if (isRight) onChange(Number(raw));
      }}
    />
  );
}
