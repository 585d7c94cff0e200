import type { ReactNode } from 'react';
import styles from './answer-text.module.css';
import { classes } from './classes.ts';

/** UTF-16 units that fit one line of a phone, and one of a pane, in the larger sizes. */
const SHORT = 20;
const MEDIUM = 44;

interface AnswerTextProps {
  /** What it is: read aloud. */
  readonly label: string;
  /** UTF-16 units; undefined while there is no answer. */
  readonly length: number | undefined;
  readonly code?: boolean;
  readonly children: ReactNode;
}

/** The one line that somebody came for, the larger the shorter it is. */
export const AnswerText = ({ label, length = 0, code = true, children }: AnswerTextProps) => (
  <output
    className={classes(
      styles['root'],
      !code && styles['words'],
      length <= SHORT ? styles['large'] : length <= MEDIUM ? styles['medium'] : undefined,
    )}
    aria-label={label}
    data-answer={length === 0 ? undefined : ''}
  >
    {children}
  </output>
);
