import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { useCommonMessages } from '../settings/language.ts';
import { isLongForTextArea, takeLongPaste } from '../text/field-size.ts';
import { classes } from './classes.ts';
import { Field, type FieldProps, RAW } from './field.tsx';
import styles from './text-field.module.css';
import { Icon } from './icon.tsx';

/** Fetched when a text is wrong. */
const ErrorPlace = lazy(() => import('./error-place.tsx'));
/** Fetched when a text is long. */
const LongTextArea = lazy(() => import('./long-text-area.tsx'));

export interface TextFieldProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly name?: string;
  readonly placeholder?: string | undefined;
  readonly size?: 'small' | 'medium' | 'large';
  /** Code: monospace. */
  readonly code?: boolean;
  /** The label stands at the left instead of on top. */
  readonly inline?: boolean;
  /** The label is read aloud but not shown. */
  readonly hideLabel?: boolean;
  /** Buttons at the right of the label. */
  readonly tools?: ReactNode;
  readonly clearable?: boolean;
  readonly disabled?: boolean;
  readonly readOnly?: boolean;
  /** More than one line, three unless `rows` says otherwise; grows by hand. */
  readonly multiline?: boolean;
  readonly rows?: number;
  /** A multiline field grows with its text. */
  readonly autosize?: boolean;
  /** What surrounds the text area, which then begins with one line. */
  readonly around?: (area: ReactNode) => ReactNode;
  /** False for prose: the browser may then correct and complete, and so send what is typed to its maker. */
  readonly raw?: boolean;
  readonly icon?: string;
  readonly autoFocus?: boolean;
  /** The keyboard of a phone. */
  readonly inputMode?: 'decimal';
}

const ROWS = 3;

export function TextField({ value, onChange, ...props }: TextFieldProps) {
  const t = useCommonMessages();
  const input = useRef<HTMLInputElement>(null);
  const { label, hint, error, errorAt, name, disabled, readOnly, icon, autoFocus, inputMode, tools } = props;
  const { code = true, size = 'medium', inline = false, hideLabel = false, clearable = true, raw = true } = props;
  const { rows = props.multiline === true ? ROWS : 1, autosize = false, around } = props;
  const isArea = rows > 1 || around !== undefined;
  const placeholder = props.placeholder ?? t('inputText');
  /** The editor that took the place of the text area keeps it: whoever types in it would lose the caret. */
  const [isLong, setLong] = useState(false);
  const [caret, setCaret] = useState<number>();
  if (!isLong && isArea && isLongForTextArea(value)) setLong(true);
  return (
    <Field label={label} hint={hint} error={error} inline={inline} hideLabel={hideLabel} tools={tools}>
      {({ id, describedBy, isWrong }) => {
        const shared = {
          id,
          name,
          value,
          disabled,
          readOnly,
          placeholder,
          autoFocus,
          inputMode,
          'aria-describedby': describedBy,
          'aria-invalid': isWrong,
          ...(raw && RAW),
        };
        const area = (
          <textarea
            {...shared}
            rows={rows}
            className={classes(
              styles['area'],
              code && styles['code'],
              autosize && styles['autosize'],
              isWrong && styles['wrong'],
            )}
            onChange={(event) => onChange(event.target.value)}
            onPaste={(event) => {
              const long = takeLongPaste(event, value);
              if (long === undefined) return;
              setCaret(long.caret);
              onChange(long.text);
            }}
          />
        );
        const control = !isArea ? (
          <span className={classes(styles['box'], styles[size], code && styles['code'], isWrong && styles['wrong'])}>
            {icon !== undefined && <Icon name={icon} />}
            <input {...shared} ref={input} onChange={(event) => onChange(event.target.value)} />
            {clearable && value !== '' && readOnly !== true && (
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
        ) : isLong ? (
          <Suspense>
            <LongTextArea
              {...{ label, value, placeholder, caret, errorAt }}
              className={classes(styles['box'], isWrong && styles['wrong'])}
              onChange={readOnly === true ? undefined : onChange}
            />
          </Suspense>
        ) : (
          (around?.(area) ?? area)
        );
        return (
          <>
            {control}
            <Suspense>{errorAt && !isLong && <ErrorPlace field={id} text={value} at={errorAt} />}</Suspense>
          </>
        );
      }}
    </Field>
  );
}
