import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './drawn-field.module.css';
import { TextField, type TextFieldProps } from './text-field.tsx';

interface DrawnFieldProps extends Omit<TextFieldProps, 'around'> {
  /** The text in colours, sign for sign. */
  readonly drawn: ReactNode;
}

/** A field for a notation that is read sign by sign. It begins with one line and grows with its text. */
export function DrawnField({ drawn, ...props }: DrawnFieldProps) {
  return (
    <TextField
      {...props}
      around={(area) => (
        // What is typed before the colours can follow must be seen.
        <div className={classes(styles['root'], props.value !== '' && styles['covered'])}>
          {area}
          <pre aria-hidden="true" data-literal>
            {drawn}
            {/* Without it the last line break would begin no line. */}
            {'\u200B'}
          </pre>
        </div>
      )}
    />
  );
}
