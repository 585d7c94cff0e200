import { useId } from 'react';
import field from './field.module.css';
import styles from './segmented.module.css';

interface SegmentedProps<C extends string> {
  readonly label: string;
  readonly value: C;
  readonly choices: readonly C[];
  /** The label the user reads; a choice without one is its own label. */
  readonly labels?: Partial<Record<C, string>>;
  readonly onChange: (value: C) => void;
  readonly name?: string;
  readonly error?: string | undefined;
}

/** A few choices side by side (for more than six take a `Select`). */
export function Segmented<C extends string>({ label, value, choices, labels = {}, onChange }: SegmentedProps<C>) {
  const group = useId();
  return (
    <fieldset className={field['inline']} role="radiogroup" aria-labelledby={`${group}-label`}>
      <span id={`${group}-label`} className={field['label']}>
        {label}
      </span>
      <span className={styles['root']}>
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
