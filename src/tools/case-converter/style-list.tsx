import { CopyButton, useMessages } from '#kit';
import styles from './case-converter.module.css';
import type en from './locales/en.json';
import type { Converted } from './logic.ts';

/** UTF-16 units that are shown of a text; all of it is copied. */
const SHOWN = 2000;

/** The text in every style, each with its copy button. */
export function StyleList({ rows }: { rows: readonly Converted[] }) {
  const t = useMessages<typeof en.ui>();
  return (
    <dl className={styles['list']} tabIndex={0} aria-label={t('results')}>
      {rows.map(({ style, text }) => (
        <div key={style} className={styles['row']}>
          <dt data-literal>{t(`style.${style}`)}</dt>
          <dd className={`n-mono ${styles['text'] ?? ''}`}>
            {text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text}
          </dd>
          <dd className={styles['copy']}>
            <CopyButton value={text === '' ? undefined : text} label={t(`style.${style}`)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
