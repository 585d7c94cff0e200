import { useId } from 'react';
import { useMessages } from '#kit';
import styles from './date-converter.module.css';
import type en from './locales/en.json';

/** The browser's own picker of date and time. */
export function PickMoment({ onPick }: { onPick: (text: string) => void }) {
  const t = useMessages<typeof en.ui>();
  const id = useId();
  return (
    <div className="n-line">
      <label htmlFor={id}>{t('pick')}</label>
      <input
        id={id}
        type="datetime-local"
        step="1"
        className={styles['picker']}
        onChange={(event) => onPick(event.target.value)}
      />
    </div>
  );
}
