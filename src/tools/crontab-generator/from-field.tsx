import { Field, TextField, type Bound } from '#kit';
import type { TextSpec } from '#engine/options';
import styles from './crontab-generator.module.css';

/** From when on runs are looked for: the browser's picker, or a text where a link has another form. */
export function FromField(option: Bound<TextSpec>) {
  const { label, value, onChange, error } = option;
  if (value !== '' && !/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?$/.test(value)) return <TextField {...option} inline />;
  return (
    <Field label={label} error={error} inline>
      {({ id, describedBy, isWrong }) => (
        <input
          id={id}
          type="datetime-local"
          className={styles['from']}
          value={value}
          aria-describedby={describedBy}
          aria-invalid={isWrong || undefined}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
