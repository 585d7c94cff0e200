import { CopyButton, Disclosure, Facts, Notes, useMessages, type Fact } from '#kit';
import type { Note } from '#engine/error';
import type { Codes, GenerateOptions } from './codes.ts';
import type en from './locales/en.json';
import styles from './otp-generator.module.css';

interface CodesCardProps {
  /** Undefined while there are none. */
  readonly shown: { readonly value: Codes; readonly notes: readonly Note[] } | undefined;
  readonly values: GenerateOptions;
}

/** The current code, large, between those before and after it, and the seconds that it still lasts. */
export function CodesCard({ shown, values }: CodesCardProps) {
  const t = useMessages<typeof en.ui>();
  const codes = shown?.value;
  const { remaining = 0 } = codes ?? {};
  const period = values.type === 'steam' ? 30 : values.period;
  return (
    <div className="n-stack" data-result>
      {shown !== undefined && <Notes notes={shown.notes} />}
      <div className={styles['card']}>
        <div className={styles['codes']}>
          {(['previous', 'current', 'next'] as const).map((which) => (
            <div key={which} className={styles[which]}>
              <span className={styles['label']}>{t(which)}</span>
              <span className={styles['code']}>
                <strong className="n-mono">{codes?.[which] ?? '–'}</strong>
                <CopyButton value={codes?.[which]} label={t(which)} size="medium" />
              </span>
            </div>
          ))}
        </div>
        {values.type !== 'hotp' && (
          <div className={styles['clock']}>
            <progress max={period} value={remaining} aria-label={t('remaining', { count: remaining })} />
            <span>{codes !== undefined && t('remaining', { count: remaining })}</span>
          </div>
        )}
        {values.type !== 'hotp' && (
          <p className={styles['label']}>{t(values.time.trim() === '' ? 'deviceClock' : 'chosenTime')}</p>
        )}
      </div>
      {codes?.ahead !== undefined && (
        <Facts facts={codes.ahead.map(({ counter, code }) => ({ label: `${t('counter')} ${counter}`, value: code }))} />
      )}
      <Disclosure label={t('details')}>{codes !== undefined && <Facts facts={listDetails(codes, t)} />}</Disclosure>
    </div>
  );
}

function listDetails(codes: Codes, t: ReturnType<typeof useMessages<typeof en.ui>>): Fact[] {
  return [
    { label: t('secretHex'), value: codes.secretHex },
    { label: t('secretBase32'), value: codes.secretBase32 },
    ...(codes.seconds === undefined ? [] : [{ label: t('seconds'), value: String(codes.seconds) }]),
    { label: t('counter'), value: String(codes.counter) },
    { label: t('counterHex'), value: codes.counterHex },
  ];
}
