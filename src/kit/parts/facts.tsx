import type { ReactNode } from 'react';
import { MASK } from '#lib/mask';
import { CopyButton } from './copy-button.tsx';
import styles from './facts.module.css';
import { LongText } from './long-text.tsx';

export interface Fact {
  readonly label: string;
  /** What is shown; undefined and '' show a dash that cannot be copied. */
  readonly value: ReactNode;
  /** What is copied, if it differs from a shown text. False: nothing to copy. */
  readonly copy?: string | false;
  readonly code?: boolean;
  /** Shown as dots, and copied in full. */
  readonly isSecret?: boolean;
}

/** Labelled facts, each copied on its own. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles['root']}>
      {facts.map(
        ({ label, value, copy = typeof value === 'string' ? value : false, code = true, isSecret = false }) => (
          <div key={label} className={styles['row']}>
            <dt>{label}</dt>
            <dd className={code ? 'n-mono' : undefined}>
              <LongText label={label}>{value === undefined || value === '' ? '–' : isSecret ? MASK : value}</LongText>
            </dd>
            <dd className={styles['row-copy']}>
              {copy !== false && copy !== '' && <CopyButton value={copy} label={label} size="medium" />}
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}
