import { useMemo, useState } from 'react';
import { NumberField, Segmented, useIntlLanguage, useMessages } from '#kit';
import { firstOfWay, readWay, toggleValue, valuesOf, WAYS, type Way } from './compose.ts';
import styles from './crontab-generator.module.css';
import type { Dialect, FieldName } from './fields.ts';
import type en from './locales/en.json';

interface ValuePickerProps {
  readonly name: FieldName;
  readonly text: string;
  readonly dialect: Dialect;
  readonly daysFromZero: boolean;
  readonly onChange: (text: string) => void;
}

/** Any Sunday and any January. */
const [SUNDAY, JANUARY] = [Date.UTC(2024, 0, 7), Date.UTC(2024, 0, 1)];
const DAY = 86_400_000;

/** One field by clicking: every value, every n-th, or those that are ticked. */
export function ValuePicker({ name, text, dialect, daysFromZero, onChange }: ValuePickerProps) {
  const t = useMessages<typeof en.ui>();
  const language = useIntlLanguage();
  // Years are never among what is prerendered: the field has to be chosen.
  const [year] = useState(() => new Date().getFullYear());
  const field = { name, text, dialect, daysFromZero };
  const { way, step } = readWay(text);
  const values = valuesOf(field, year);
  const first = values[0]?.value ?? 0;
  const format = useMemo(() => {
    if (name !== 'weekday' && name !== 'month') return undefined;
    return new Intl.DateTimeFormat(language, { [name]: 'short', timeZone: 'UTC' });
  }, [language, name]);
  const nameOf = (value: number) =>
    format?.format(name === 'weekday' ? SUNDAY + (value - first) * DAY : JANUARY + (value - 1) * 31 * DAY) ??
    String(value);
  return (
    <div className={styles['picker']}>
      <Segmented<Way>
        label={t(`field.${name}`)}
        value={way}
        choices={WAYS}
        labels={{ every: t('way.every'), step: t('way.step'), values: t('way.values') }}
        onChange={(next) => onChange(firstOfWay(next, first))}
      />
      {way === 'step' && (
        <NumberField
          label={t('step')}
          value={step}
          raw={String(step)}
          min={1}
          max={values.length}
          onChange={(raw) => onChange(`*/${raw}`)}
        />
      )}
      <div className={styles['values']} role="group" aria-label={t(`field.${name}`)} data-literal>
        {values.map(({ value, isOn }) => (
          <button
            key={value}
            type="button"
            aria-pressed={way !== 'every' && isOn}
            className={isOn ? styles['on'] : undefined}
            onClick={() => onChange(toggleValue(field, value))}
          >
            {nameOf(value)}
          </button>
        ))}
      </div>
    </div>
  );
}
