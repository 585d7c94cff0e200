import { useId, type ClipboardEvent, type ReactNode } from 'react';
import type { Place } from '#lib/place';
import { notify } from '../context/toasts.ts';
import { useCommonMessages } from '../settings/language.ts';
import { LONGEST_IN_FIELD } from '../text/field-size.ts';
import { classes } from './classes.ts';
import styles from './field.module.css';
import { Icon } from './icon.tsx';

/** For fields that hold code or data: nothing corrects, completes or sends what is typed. */
export const RAW = { autoComplete: 'off', autoCorrect: 'off', autoCapitalize: 'off', spellCheck: false } as const;

/** What every labelled control takes. */
export interface FieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** The place in the field's text that the error is about. */
  readonly errorAt?: Place | undefined;
}

interface FrameProps extends Omit<FieldProps, 'errorAt'> {
  readonly inline?: boolean;
  /** The label is read aloud but not shown. */
  readonly hideLabel?: boolean;
  /** Buttons at the right of the label. */
  readonly tools?: ReactNode;
  readonly children: (ids: {
    readonly id: string;
    readonly describedBy: string | undefined;
    readonly isWrong: boolean;
  }) => ReactNode;
}

/** Label, control, hint and error in the one order that all fields share. */
export function Field({ label, hint, error, inline = false, hideLabel = false, tools, children }: FrameProps) {
  const t = useCommonMessages();
  const id = useId();
  const note = `${id}-note`;
  const labelled = (
    <label className={hideLabel ? 'n-hidden-text' : styles['label']} htmlFor={id}>
      {label}
    </label>
  );
  const refuseLong = (event: ClipboardEvent) => {
    const { target, clipboardData } = event;
    if (event.isDefaultPrevented() || !(target instanceof HTMLInputElement)) return;
    if (target.value.length + clipboardData.getData('text/plain').length <= LONGEST_IN_FIELD) return;
    event.preventDefault();
    notify({ kind: 'error', text: t('pastedTooLong', { limit: LONGEST_IN_FIELD }) });
  };
  return (
    <div className={inline ? styles['inline'] : styles['root']} onPaste={refuseLong}>
      {tools === undefined ? (
        labelled
      ) : (
        <span className={styles['head']}>
          {labelled}
          <span>{tools}</span>
        </span>
      )}
      {children({
        id,
        describedBy: hint !== undefined || error !== undefined ? note : undefined,
        isWrong: error !== undefined,
      })}
      <FieldNote id={note} hint={hint} error={error} />
    </div>
  );
}

/** The line under a control: its error, else its hint. */
export function FieldNote({ id, hint, error }: { id: string; hint?: string | undefined; error?: string | undefined }) {
  if (error !== undefined) {
    return (
      <p id={id} className={styles['error']} role="alert">
        <Icon name="alert-circle" small />
        {error}
      </p>
    );
  }
  return hint === undefined ? null : (
    <p id={id} className={classes(styles['hint'])}>
      {hint}
    </p>
  );
}
