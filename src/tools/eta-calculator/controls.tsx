import {
  Field,
  Segmented,
  Switch,
  TextField,
  useIntlLanguage,
  useMessages,
  ZoneSelect,
  type BindOption,
  type Bound,
} from '#kit';
import type { TextSpec } from '#engine/options';
import styles from './eta-calculator.module.css';
import type en from './locales/en.json';
import type { BeginningSpecs, WorkingSpecs } from './options.ts';
import { DAY } from './zone.ts';

/** The range of the browser's own field of date and time. */
const LOCAL = /^(?:\d{4,6}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?)?$/;

/** A moment: picked, or as text where it has an offset of its own. */
export function MomentField(props: Bound<TextSpec>) {
  const { label, value, onChange, name, error } = props;
  if (!LOCAL.test(value)) return <TextField {...props} />;
  return (
    <Field label={label} error={error}>
      {({ id, describedBy, isWrong }) => (
        <input
          id={id}
          name={name}
          type="datetime-local"
          step="1"
          max="275760-09-12T23:59"
          className={styles['moment']}
          aria-describedby={describedBy}
          aria-invalid={isWrong}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

/** When it begins. */
export function beginningControls(bind: (name: keyof BeginningSpecs) => unknown) {
  const option = bind as BindOption<BeginningSpecs>;
  return (
    <>
      <Segmented {...option('from')} />
      {option('from').value === 'date' && <MomentField {...option('start')} />}
      <ZoneSelect {...option('zone')} />
    </>
  );
}

/** When it begins and when there is work. */
export function workingControls(bind: (name: keyof WorkingSpecs) => unknown) {
  const option = bind as BindOption<WorkingSpecs>;
  return (
    <>
      {beginningControls(bind)}
      <Switch {...option('work')} />
      {option('work').value && (
        <>
          <WeekDays {...option('workDays')} />
          <TextField {...option('workHours')} />
          <TextField {...option('daysOff')} placeholder="2026-12-25, 2027-01-01" />
        </>
      )}
    </>
  );
}

/** The days of the week that are worked. */
function WeekDays({ label, value, onChange, error }: Bound<TextSpec>) {
  const language = useIntlLanguage();
  const { format } = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  const t = useMessages<typeof en.ui>();
  return (
    <Field label={label} error={error}>
      {({ id, describedBy }) => (
        <fieldset id={id} className={styles['days']} aria-label={label} aria-describedby={describedBy}>
          {['1', '2', '3', '4', '5', '6', '7'].map((day) => (
            <label key={day}>
              <input
                type="checkbox"
                aria-label={t('workDay', { day: format((Number(day) + 3) * DAY) })}
                checked={value.includes(day)}
                onChange={(event) => {
                  const others = value.replace(day, '');
                  onChange([...(event.target.checked ? others + day : others)].sort().join(''));
                }}
              />
              {format((Number(day) + 3) * DAY)}
            </label>
          ))}
        </fieldset>
      )}
    </Field>
  );
}
