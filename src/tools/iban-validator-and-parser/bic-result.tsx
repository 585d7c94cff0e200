import { Facts, useCountryName, useMessages, VerdictBadge } from '#kit';
import type { Bic } from './bic.ts';
import styles from './iban.module.css';
import type en from './locales/en.json';

/** The verdict on a BIC, and its parts. */
export function BicResult({ bic }: { bic: Bic }) {
  const t = useMessages<typeof en.ui>();
  const countryName = useCountryName();
  const claim = (value: boolean) => ({ value: t(value ? 'yes' : 'no'), copy: false as const, code: false });
  return (
    <div className="n-stack">
      <p>
        <VerdictBadge isGood={bic.valid}>{t(bic.valid ? 'valid' : 'invalid')}</VerdictBadge>
      </p>
      {!bic.valid && (
        <ul className={styles['reasons']} aria-label={t('reasons')}>
          {bic.reasons.map((reason) => (
            <li key={reason.is}>{t(`reason.${reason.is}`, { ...reason })}</li>
          ))}
        </ul>
      )}
      <Facts
        facts={[
          { label: t('part.bank'), value: bic.bank },
          {
            label: t('part.country'),
            value: bic.country && `${countryName(bic.country)} (${bic.country})`,
            copy: bic.country ?? false,
            code: false,
          },
          { label: t('bicLocation'), value: bic.location },
          {
            label: t('part.branch'),
            value: bic.branch ?? (bic.valid ? t('headOffice') : undefined),
            copy: bic.branch ?? false,
          },
          { label: t('bicTest'), ...claim(bic.isTest) },
          { label: t('bicPassive'), ...claim(bic.isPassive) },
        ]}
      />
    </div>
  );
}
