import styles from './switch.module.css';

interface SwitchProps {
  readonly label: string;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
  readonly name?: string;
  readonly disabled?: boolean;
  /** Bound options bring one; a switch cannot be wrong. */
  readonly error?: string | undefined;
}

export function Switch({ label, value, onChange, name, disabled }: SwitchProps) {
  return (
    <label className={styles['root']}>
      <input
        type="checkbox"
        role="switch"
        name={name}
        checked={value}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </label>
  );
}
