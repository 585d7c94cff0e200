import { useEffect, useState } from 'react';
import { CopyButton, lastGood, useIntlLanguage, useMessages, useOperation } from '#kit';
import styles from './date-converter.module.css';
import type en from './locales/en.json';
import type { DateFacts } from './logic.ts';
import { convert } from './operations.ts';
import { sayRelative } from '#lib/say-relative';

/** The answers that most people want about a moment: on the clock of the zone, in UTC, and how far from now. */
export function Answers({ facts }: { facts: DateFacts | undefined }) {
  const t = useMessages<typeof en.ui>();
  const language = useIntlLanguage();
  const moment = facts?.forms.nanoseconds ?? '';
  const inUtc = useOperation(convert, moment, { from: 'nanoseconds', zone: 'UTC' }, { enabled: moment !== '' });
  const now = useNow(facts);
  const seconds = Number(facts?.forms.seconds) - now / 1000;
  const utc = facts === undefined ? undefined : lastGood(inUtc)?.value.forms.iso8601;
  const answers = [
    { label: t('local'), value: facts?.forms.iso8601, detail: facts && `${facts.zone.name}, UTC${facts.zone.offset}` },
    { label: 'UTC', value: utc, detail: facts?.forms.utc },
    {
      label: t('relative'),
      value: facts === undefined || now === 0 ? undefined : sayRelative(Math.round(seconds), language),
    },
  ];
  return (
    <ul className={styles['answers']} data-result>
      {answers.map(({ label, value, detail }) => (
        <li key={label}>
          <span className={styles['label']}>{label}</span>
          <strong className={detail === undefined ? undefined : 'n-mono'}>{value}</strong>
          <CopyButton value={value ?? undefined} label={label} size="medium" />
          <small>{detail}</small>
        </li>
      ))}
    </ul>
  );
}

/** The time when the facts came, and from then on each second. */
function useNow(facts: DateFacts | undefined): number {
  const [now, setNow] = useState(0);
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [facts]);
  return now;
}
