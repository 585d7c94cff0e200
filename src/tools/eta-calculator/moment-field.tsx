import type { TextSpec } from '#engine/options';
import { Field, TextField, type Bound } from '#kit';
import styles from './eta-calculator.module.css';

/** What the browser's own field of date and time can hold. */
const LOCAL = /^(?:\d{4,6}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?)?$/;

/** A moment: picked, or as text where a link brings one with an offset of its own. */
export function MomentField(props: Bound<TextSpec>) {
  const { label, value, onChange, name, error } = props;
  if (!LOCAL.test(value)) return <TextField {...props} inline />;
  return (
    <Field label={label} error={error} inline>
      {({ id, describedBy, isWrong }) => (
        <input
          id={id}
          name={name}
          type="datetime-local"
          step="1"
          max="275760-09-11T23:59"
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
