import type { ReactNode } from 'react';
import { CopyButton } from './copy-button.tsx';
import { LongText } from './long-text.tsx';
import styles from './result-list.module.css';

export interface Result {
  /** What it is, for the button that copies it; unlike that of any other. */
  readonly name: string;
  /** What is copied; undefined or '' while there is nothing. */
  readonly value: string | undefined;
  /** Above the value. */
  readonly label?: ReactNode;
  /** Shown in place of the value. */
  readonly shown?: ReactNode;
}

/** Results one below the other, each with a button that copies it. The pane around them has the one that copies all. */
export function ResultList({ label, results }: { label: string; results: readonly Result[] }) {
  return (
    // It may scroll, and must be reachable by keyboard for that.
    <ol className={styles['root']} aria-label={label} tabIndex={0}>
      {results.map((result) => (
        <li key={result.name}>
          <div>
            {result.label}
            <div className="n-mono">
              <LongText label={result.name}>{result.shown ?? (result.value || '–')}</LongText>
            </div>
          </div>
          <CopyButton value={result.value || undefined} label={result.name} />
        </li>
      ))}
    </ol>
  );
}
