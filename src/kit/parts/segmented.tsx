import { useId } from 'react';
import { classes } from './classes.ts';
import field from './field.module.css';
import styles from './segmented.module.css';

export interface SegmentedProps<C extends string> {
  readonly label: string;
  readonly value: C;
  readonly choices: readonly C[];
  /** What the user reads; a choice without a label is its own. */
  readonly labels?: Partial<Record<C, string>>;
  readonly onChange: (value: C) => void;
  readonly name?: string;
  readonly error?: string | undefined;
  /** The label is read aloud but not shown: for what the choices say themselves. */
  readonly hideLabel?: boolean;
  readonly size?: 'small' | 'medium';
}

/** A few choices side by side (for more than six take a `Select`). */
export function Segmented<C extends string>(props: SegmentedProps<C>) {
  const { label, value, choices, onChange, hideLabel = false, size = 'medium' } = props;
  const labels: Partial<Record<C, string>> = props.labels ?? {};
  const group = useId();
  return (
    <fieldset className={field['inline']} role="radiogroup" aria-labelledby={`${group}-label`}>
      <span id={`${group}-label`} className={hideLabel ? 'n-hidden-text' : field['label']}>
        {label}
      </span>
      <span className={classes(styles['root'], styles[size])}>
        {choices.map((choice) => (
          <label key={choice}>
            <input
              type="radio"
              name={group}
              value={choice}
              checked={choice === value}
              onChange={() => onChange(choice)}
            />
            {labels[choice] ?? choice}
          </label>
        ))}
      </span>
    </fieldset>
  );
}
