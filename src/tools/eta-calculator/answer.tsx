import { CopyButton, Facts, useIntlLanguage, useMessages } from '#kit';
import { sayRelative } from '#lib/say-relative';
import styles from './eta-calculator.module.css';
import type en from './locales/en.json';
import type { Ending, Rates } from './logic.ts';
import { sayDuration, sayMoment, untilMoment } from './say.ts';
import { SECOND } from './zone.ts';

/** When it ends, large, and how far that is from now. */
export function EndAnswer({ end, now }: { end: Pick<Ending, 'endTime' | 'zone' | 'end'>; now: number }) {
  const t = useMessages<typeof en.ui>();
  const language = useIntlLanguage();
  const { endTime, zone } = end;
  const moment = sayMoment(endTime, zone, language);
  const left = untilMoment(endTime, now);
  return (
    <div>
      <span className="n-muted">{t('end')}</span>
      <div className={styles['answer']}>
        <output className={styles['large']}>{moment}</output>
        <CopyButton value={moment} label={t('end')} />
      </div>
      <p>
        {sayRelative(Math.round((endTime - now) / SECOND), language)}
        {left !== undefined && ` · ${t('countdown', { duration: sayDuration(left, language) })}`}
      </p>
    </div>
  );
}

/** How long it takes and from when to when. */
export function EndingFacts({ ending }: { ending: Ending }) {
  const t = useMessages<typeof en.ui>();
  const language = useIntlLanguage();
  const facts = [
    { label: t('duration'), value: sayDuration(ending.milliseconds, language), code: false },
    { label: t('milliseconds'), value: String(ending.milliseconds) },
    { label: 'ISO 8601', value: ending.iso },
    { label: t('startMoment'), value: ending.start },
    { label: t('endMoment'), value: ending.end },
    { label: t('zone'), value: ending.zone },
  ];
  return <Facts facts={facts} />;
}

/** How much in each second, minute, hour and day. */
export function RateFacts({ rates }: { rates: Rates }) {
  const t = useMessages<typeof en.ui>();
  const names = ['second', 'minute', 'hour', 'day'] as const;
  return <Facts facts={names.map((name) => ({ label: t(`per.${name}`), value: rates[name] }))} />;
}
