import type { ReactNode } from 'react';
import { CopyButton } from './copy-button.tsx';
import styles from './facts.module.css';

export interface Fact {
  readonly label: string;
  /** The shown value; undefined and '' show a dash that cannot be copied. */
  readonly value: ReactNode;
  /** The copied text, if it differs from a shown text. False: nothing to copy. */
  readonly copy?: string | false;
  readonly code?: boolean;
}

/** UTF-16 units that are drawn of a fact; all of it is copied. */
const SHOWN = 1000;

function show(value: ReactNode): ReactNode {
  if (typeof value !== 'string') return value ?? '–';
  return value.length > SHOWN ? `${value.slice(0, SHOWN)}…` : value || '–';
}

/** Labelled facts, each copied on its own. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles['root']}>
      {facts.map(({ label, value, copy = typeof value === 'string' ? value : false, code = true }) => (
        <div key={label} className={styles['row']}>
          <dt>{label}</dt>
          <dd className={code ? 'n-mono' : undefined}>{show(value)}</dd>
          <dd className={styles['row-copy']}>
            {copy !== false && copy !== '' && <CopyButton value={copy} label={label} size="medium" />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
