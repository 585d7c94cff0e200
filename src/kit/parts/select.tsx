import { Field } from './field.tsx';
import styles from './select.module.css';
import { Icon } from './icon.tsx';

interface SelectProps<C extends string> {
  readonly label: string;
  readonly value: C;
  readonly choices: readonly C[];
  readonly labels?: Partial<Record<C, string>>;
  readonly onChange: (value: C) => void;
  readonly name?: string;
  readonly error?: string | undefined;
  /** The label is read aloud but not shown: for what the choices say themselves. */
  readonly hideLabel?: boolean;
}

/** The browser's own list: right on a phone, with a keyboard and a screen reader. */
export function Select<C extends string>({
  label,
  value,
  choices,
  labels = {},
  onChange,
  name,
  error,
  hideLabel = false,
}: SelectProps<C>) {
  return (
    <Field label={label} error={error} hideLabel={hideLabel} inline>
      {({ id, describedBy }) => (
        <span className={styles['root']}>
          <select
            id={id}
            name={name}
            value={value}
            aria-describedby={describedBy}
            onChange={(event) => onChange(event.target.value as C)}
          >
            {choices.map((choice) => (
              <option key={choice} value={choice}>
                {labels[choice] ?? choice}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" />
        </span>
      )}
    </Field>
  );
}
