import { useCommonMessages } from '../settings/language.ts';
import { Field } from './field.tsx';
import styles from './number-field.module.css';
import { Icon } from './icon.tsx';

interface NumberFieldProps {
  readonly label: string;
  /** The last good number. */
  readonly value: number;
  /** The text as typed, which may be wrong. */
  readonly raw: string;
  readonly onChange: (raw: string) => void;
  readonly min: number;
  readonly max: number;
  /** What an empty field means: then it may be empty, which is 0. */
  readonly placeholder?: string | undefined;
  readonly name?: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** With a slider beside it. */
  readonly slider?: boolean;
}

/** A whole number between limits. What is typed stays, right or wrong; the buttons and arrow keys step from the last good one. */
export function NumberField({
  label,
  value,
  raw,
  onChange,
  min,
  max,
  placeholder,
  name,
  hint,
  error,
  slider = false,
}: NumberFieldProps) {
  const t = useCommonMessages();
  const step = (by: number) => {
    const next = Math.min(max, Math.max(min, value + by));
    onChange(next === 0 && placeholder !== undefined ? '' : String(next));
  };
  return (
    <Field label={label} hint={hint} error={error} inline>
      {({ id, describedBy, isWrong }) => (
        <>
          {slider && (
            <input
              type="range"
              className={styles['slider']}
              aria-label={label}
              min={min}
              max={max}
              value={value}
              onChange={(event) => onChange(event.target.value)}
            />
          )}
          <span className={styles['root']}>
            <button type="button" tabIndex={-1} aria-label={t('less', { what: label })} onClick={() => step(-1)}>
              <Icon name="minus" small />
            </button>
            <input
              id={id}
              name={name}
              inputMode="numeric"
              role="spinbutton"
              autoComplete="off"
              placeholder={placeholder}
              size={placeholder === undefined ? undefined : placeholder.length + 1}
              aria-valuenow={value}
              aria-valuetext={value === 0 ? placeholder : undefined}
              aria-valuemin={min}
              aria-valuemax={max}
              aria-invalid={isWrong}
              aria-describedby={describedBy}
              value={raw}
              onChange={(event) => onChange(event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
                event.preventDefault();
                step(event.key === 'ArrowUp' ? 1 : -1);
              }}
            />
            <button type="button" tabIndex={-1} aria-label={t('more', { what: label })} onClick={() => step(1)}>
              <Icon name="plus" small />
            </button>
          </span>
        </>
      )}
    </Field>
  );
}
