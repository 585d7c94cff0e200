import { useEffect, useState } from 'react';
import { useIntlLanguage, useMessages } from '#kit';
import styles from './crontab-generator.module.css';
import type en from './locales/en.json';
import { sayAhead } from './say-ahead.ts';

interface NextRunProps {
  readonly utc: string;
  readonly timeZone: string;
  /** Its time has come. */
  readonly onPassed: () => void;
}

/** How long it is until the next run, counted down. */
export function NextRun({ utc, timeZone, onPassed }: NextRunProps) {
  const t = useMessages<typeof en.ui>();
  const language = useIntlLanguage();
  const [now, setNow] = useState(() => Date.now());
  const at = Date.parse(utc);
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= at) onPassed();
    }, 1000);
    return () => clearInterval(timer);
  }, [at, onPassed]);
  const format = new Intl.DateTimeFormat(language, {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return (
    <p className={styles['next']} aria-live="off">
      {t('next', { relative: sayAhead(at - now, language), at: format.format(at) })}
    </p>
  );
}
