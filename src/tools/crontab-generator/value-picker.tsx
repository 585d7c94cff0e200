import { NumberField, Segmented, useIntlLanguage, useMessages } from '#kit';
import { chosenValues, writeValues } from './compose.ts';
import styles from './crontab-generator.module.css';
import { limitsOf, startsAtZero, type Dialect, type FieldName } from './fields.ts';
import type en from './locales/en.json';

interface ValuePickerProps {
  readonly name: FieldName;
  readonly text: string;
  readonly dialect: Dialect;
  readonly daysFromZero: boolean;
  readonly onChange: (text: string) => void;
}

type Way = 'every' | 'step' | 'values';
const STEP = /^\*\/(\d+)$/;
/** The years that can be ticked; any other can be typed. */
const YEARS = 12;
/** Any Sunday and any January. */
const [SUNDAY, JANUARY] = [Date.UTC(2024, 0, 7), Date.UTC(2024, 0, 1)];
const DAY = 86_400_000;

/** One field by clicking: every value, every n-th, or those that are ticked. */
export function ValuePicker({ name, text, dialect, daysFromZero, onChange }: ValuePickerProps) {
  const t = useMessages<typeof en.ui>();
  const language = useIntlLanguage();
  const zeroBased = startsAtZero(dialect, daysFromZero);
  const limits = limitsOf(name, zeroBased);
  const min = name === 'year' ? 2026 : limits.min;
  const max = name === 'weekday' ? limits.min + 6 : name === 'year' ? min + YEARS - 1 : limits.max;
  const step = STEP.exec(text)?.[1];
  const way: Way = text === '*' || text === '?' ? 'every' : step === undefined ? 'values' : 'step';
  const values = chosenValues(text, name, dialect, daysFromZero);
  const first: Readonly<Record<Way, string>> = { every: '*', step: '*/2', values: String(min) };
  const nameOf = (value: number) => {
    if (name === 'weekday') return format(SUNDAY + (value - limits.min) * DAY, { weekday: 'short' });
    if (name === 'month') return format(JANUARY + (value - 1) * 31 * DAY, { month: 'short' });
    return String(value);
  };
  const format = (time: number, style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...style, timeZone: 'UTC' }).format(time);
  return (
    <div className={styles['picker']}>
      <Segmented<Way>
        label={t(`field.${name}`)}
        value={way}
        choices={['every', 'step', 'values']}
        labels={{ every: t('way.every'), step: t('way.step'), values: t('way.values') }}
        onChange={(next) => onChange(first[next])}
      />
      {way === 'step' && (
        <NumberField
          label={t('step')}
          value={Number(step)}
          raw={step ?? '2'}
          min={1}
          max={max - min + 1}
          onChange={(raw) => onChange(`*/${raw}`)}
        />
      )}
      <div className={styles['values']} role="group" aria-label={t(`field.${name}`)} data-literal>
        {Array.from({ length: max - min + 1 }, (_, index) => min + index).map((value) => {
          const isOn = way === 'every' || values.includes(value);
          const next =
            way === 'every' ? [value] : isOn ? values.filter((other) => other !== value) : [...values, value];
          return (
            <button
              key={value}
              type="button"
              aria-pressed={way !== 'every' && isOn}
              className={isOn ? styles['on'] : undefined}
              onClick={() => onChange(next.length === 0 ? '*' : writeValues(next))}
            >
              {nameOf(value)}
            </button>
          );
        })}
      </div>
    </div>
  );
}
