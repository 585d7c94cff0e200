import { classes, useIntlLanguage, useMessages } from '#kit';
import type en from './locales/en.json';
import type { MessageLimit } from './logic.ts';
import styles from './text-statistics.module.css';

/** How full the places are that have room for so much text only. */
export function Limits({ limits }: { limits: readonly MessageLimit[] }) {
  const t = useMessages<typeof en.ui>();
  const number = new Intl.NumberFormat(useIntlLanguage());
  return (
    <section className={styles['limits']}>
      <h2 className="n-heading">{t('limits')}</h2>
      {limits.map(({ name, used, limit, charset, messages }) => (
        <div key={name} className={classes(styles['limit'], used > limit && styles['over'])}>
          <span>
            {t(name)}
            {charset !== undefined && messages !== undefined && (
              <small> {t('messages', { charset, count: messages })}</small>
            )}
          </span>
          <span>{t('used', { used: number.format(used), limit: number.format(limit) })}</span>
          <meter min={0} max={limit} value={Math.min(used, limit)} aria-label={t(name)} />
        </div>
      ))}
    </section>
  );
}
