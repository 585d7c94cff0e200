import { CopyButton, lastGood, useMessages, useOperation } from '#kit';
import { initialValues } from '#engine/options';
import { keyOf, type Account } from './account.ts';
import type en from './locales/en.json';
import { generate } from './operations.ts';
import styles from './otp-generator.module.css';
import { useSeconds } from './use-seconds.ts';

/** The code of an account at this moment, large. */
export function CodeNow({ account }: { readonly account: Account }) {
  const t = useMessages<typeof en.ui>();
  const seconds = useSeconds();
  const values = { ...initialValues(generate.options), ...keyOf(account) };
  const codes = lastGood(useOperation(generate, undefined, values, { turn: seconds }))?.value;
  const { remaining } = codes ?? {};
  return (
    <div className={styles['card']}>
      <div className={styles['current']}>
        <span className={styles['label']}>{t('current')}</span>
        <span className={styles['code']}>
          <strong className="n-mono">{codes?.current ?? '–'}</strong>
          <CopyButton value={codes?.current} label={t('current')} size="medium" />
        </span>
      </div>
      {remaining !== undefined && <span className={styles['label']}>{t('remaining', { count: remaining })}</span>}
    </div>
  );
}
