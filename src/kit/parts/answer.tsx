import type { ReactNode } from 'react';
import { AnswerText } from './answer-text.tsx';
import { CopyButton } from './copy-button.tsx';
import styles from './answer.module.css';
import { LongText } from './long-text.tsx';
import { OpenInButton } from './open-in-button.tsx';

interface AnswerProps {
  /** What it is: read aloud. */
  readonly label: string;
  /** As it is shown, such as a number in the page's language; undefined while there is none. */
  readonly value: string | undefined;
  /** What is copied, where it differs: plain digits; '' where there is nothing. */
  readonly copy?: string | undefined;
  /** False for words. */
  readonly code?: boolean;
  /** The formula, the sentence or the steps. */
  readonly children?: ReactNode;
}

/** The one result that a page is about: large, with how it comes about. */
export function Answer({ label, value, copy = value, code = true, children }: AnswerProps) {
  const copied = value && (copy || undefined);
  return (
    <div className={styles['root']} data-result aria-live="polite">
      <div className={styles['line']}>
        <AnswerText label={label} length={value?.length} code={code}>
          <LongText label={label}>{value ?? '–'}</LongText>
        </AnswerText>
        <div className={styles['tools']}>
          <OpenInButton value={copied} isIcon />
          <CopyButton value={copied} />
        </div>
      </div>
      {value !== undefined && children}
    </div>
  );
}
