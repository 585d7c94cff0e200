import { useRef, useState, type InputHTMLAttributes, type ReactNode } from 'react';
import { useCommonMessages } from '../language.ts';
import { classes } from './classes.ts';
import { Field, type FieldProps } from './field.tsx';
import styles from './field.module.css';
import { Icon } from './icon.tsx';

export interface TextFieldProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly name?: string;
  readonly placeholder?: string | undefined;
  readonly size?: 'small' | 'medium' | 'large';
  /** Code: monospace. */
  readonly code?: boolean;
  readonly inline?: boolean;
  /** The label is read aloud but not shown. */
  readonly hideLabel?: boolean;
  /** Buttons at the right of the label. */
  readonly tools?: ReactNode;
  readonly clearable?: boolean;
  readonly disabled?: boolean;
  /** More than one: grows by hand. */
  readonly rows?: number;
  readonly icon?: string;
  readonly autoFocus?: boolean;
}

/** Nothing that corrects, completes or sends what is typed. */
const RAW = { autoComplete: 'off', autoCorrect: 'off', autoCapitalize: 'off', spellCheck: false } as const;

export function TextField({ value, onChange, rows = 1, inline = false, clearable = true, ...props }: TextFieldProps) {
  const t = useCommonMessages();
  const input = useRef<HTMLInputElement>(null);
  const {
    label,
    hint,
    error,
    name,
    disabled,
    code = true,
    size = 'medium',
    icon,
    autoFocus,
    hideLabel = false,
    tools,
  } = props;
  const placeholder = props.placeholder ?? t('inputText');
  return (
    <Field label={label} hint={hint} error={error} inline={inline} hideLabel={hideLabel} tools={tools}>
      {({ id, describedBy, isWrong }) => {
        const shared = {
          id,
          name,
          value,
          disabled,
          placeholder,
          autoFocus,
          'aria-describedby': describedBy,
          'aria-invalid': isWrong,
          ...RAW,
        };
        if (rows > 1) {
          return (
            <textarea
              {...shared}
              rows={rows}
              className={classes(styles['area'], code && styles['code'], isWrong && styles['wrong'])}
              onChange={(event) => onChange(event.target.value)}
            />
          );
        }
        return (
          <span className={classes(styles['box'], styles[size], code && styles['code'], isWrong && styles['wrong'])}>
            {icon !== undefined && <Icon name={icon} />}
            <input {...shared} ref={input} onChange={(event) => onChange(event.target.value)} />
            {clearable && value !== '' && (
              <button
                type="button"
                className={styles['small-button']}
                aria-label={t('clearWhat', { what: label })}
                onClick={() => {
                  onChange('');
                  input.current?.focus();
                }}
              >
                <Icon name="x" small />
              </button>
            )}
          </span>
        );
      }}
    </Field>
  );
}

/** Hints that keep password managers and completions away from a field that holds no login. */
const PRIVATE: InputHTMLAttributes<HTMLInputElement> = {
  ...RAW,
  autoComplete: 'new-password',
  ...{ 'data-1p-ignore': true, 'data-lpignore': 'true', 'data-bwignore': true },
};

/** A password or key: masked until the eye is pressed. */
export function SecretField({ value, onChange, label, hint, error, name, placeholder }: TextFieldProps) {
  const t = useCommonMessages();
  const [isShown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error}>
      {({ id, describedBy, isWrong }) => (
        <span className={classes(styles['box'], styles['code'], isWrong && styles['wrong'])}>
          <input
            {...PRIVATE}
            id={id}
            name={name}
            type={isShown ? 'text' : 'password'}
            value={value}
            placeholder={placeholder ?? t('inputText')}
            aria-describedby={describedBy}
            aria-invalid={isWrong}
            onChange={(event) => onChange(event.target.value)}
          />
          <button
            type="button"
            className={styles['small-button']}
            aria-pressed={isShown}
            aria-label={t('reveal', { what: label })}
            onClick={() => setShown(!isShown)}
          >
            <Icon name={isShown ? 'eye-off' : 'eye'} small />
          </button>
        </span>
      )}
    </Field>
  );
}
