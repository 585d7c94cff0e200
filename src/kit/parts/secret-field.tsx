import { useState, type InputHTMLAttributes } from 'react';
import { useCommonMessages } from '../settings/language.ts';
import { classes } from './classes.ts';
import { Field, RAW } from './field.tsx';
import { RevealButton } from './reveal-button.tsx';
import styles from './text-field.module.css';
import type { TextFieldProps } from './text-field.tsx';

/** Hints that keep password managers and completions away from a field that holds no login. */
const PRIVATE: InputHTMLAttributes<HTMLInputElement> = {
  ...RAW,
  ...{ 'data-1p-ignore': true, 'data-lpignore': 'true', 'data-bwignore': true },
};

/** A password or key: masked until the eye is pressed. */
export function SecretField({ value, onChange, label, hint, error, name, placeholder, disabled }: TextFieldProps) {
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
            disabled={disabled}
            placeholder={placeholder ?? t('inputText')}
            aria-describedby={describedBy}
            aria-invalid={isWrong}
            onChange={(event) => onChange(event.target.value)}
          />
          <RevealButton label={label} isShown={isShown} onChange={setShown} />
        </span>
      )}
    </Field>
  );
}
