import { lazy, Suspense, useState, type InputHTMLAttributes } from 'react';
import { useCommonMessages } from '../settings/language.ts';
import { classes } from './classes.ts';
import { Field, RAW } from './field.tsx';
import styles from './text-field.module.css';
import { Icon } from './icon.tsx';
import type { TextFieldProps } from './text-field.tsx';

/** Fetched when a secret is wrong and shown. */
const ErrorPlace = lazy(() => import('./error-place.tsx'));

/** Hints that keep password managers and completions away from a field that holds no login. */
const PRIVATE: InputHTMLAttributes<HTMLInputElement> = {
  ...RAW,
  autoComplete: 'new-password',
  ...{ 'data-1p-ignore': true, 'data-lpignore': 'true', 'data-bwignore': true },
};

/** A password or key: masked until the eye is pressed. */
export function SecretField({ value, onChange, label, hint, name, placeholder, disabled, ...props }: TextFieldProps) {
  const { error, errorAt, tools } = props;
  const t = useCommonMessages();
  const [isShown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} tools={tools}>
      {({ id, describedBy, isWrong }) => (
        <>
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
          <Suspense>{isShown && errorAt && <ErrorPlace field={id} text={value} at={errorAt} />}</Suspense>
        </>
      )}
    </Field>
  );
}
