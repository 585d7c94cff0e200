import { useState } from 'react';
import { Button, buttonClass, Dialog, Facts, Table, useIntlLanguage, useMessages } from '#kit';
import type { Decoded } from './decode.ts';
import type en from './locales/en.json';
import styles from './safelink-decoder.module.css';

/** Where a link leads, large, and which wrappers were around it. */
export function TargetFacts({ of: { target, host, unicodeHost, recipient, time, steps } }: { readonly of: Decoded }) {
  const t = useMessages<typeof en.ui>();
  const language = useIntlLanguage();
  const facts = [
    { label: t('target'), value: target },
    { label: t('punycode'), value: unicodeHost === host ? '' : host },
    { label: t('recipient'), value: recipient ?? '' },
    {
      label: t('time'),
      value: time === null ? '' : new Date(time).toLocaleString(language, { dateStyle: 'long', timeStyle: 'long' }),
      code: false,
    },
  ];
  return (
    <div className="n-stack">
      <div className={styles['answer']}>
        <p className="n-muted">{t('host')}</p>
        <p className={styles['host']}>{unicodeHost}</p>
        <OpenTarget target={target} host={host} />
      </div>
      <Facts facts={facts.filter(({ value }) => value !== '')} />
      <h2 className="n-heading">{t('steps', { count: steps.length })}</h2>
      <ol className={styles['steps']}>
        {steps.map(({ service, target: inner, parameters }, index) => (
          <li key={index} className="n-stack">
            <Facts facts={[{ label: service, value: inner }]} />
            {parameters.length > 0 && (
              <Table
                label={t('parametersOf', { service })}
                rows={parameters.map((parameter, row) => ({ ...parameter, row }))}
                rowKey={({ row }) => String(row)}
                columns={[
                  { key: 'name', header: t('parameter'), cell: ({ name }) => name, code: true },
                  { key: 'value', header: t('value'), cell: ({ value }) => value, code: true },
                ]}
              />
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The target is no link: who wants to go there sees the host once more first. */
function OpenTarget({ target, host }: { readonly target: string; readonly host: string }) {
  const t = useMessages<typeof en.ui>();
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button size="small" icon="external-link" onClick={() => setAsked(true)}>
        {t('open')}
      </Button>
      {isAsked && (
        <Dialog
          title={t('openHost', { host })}
          onClose={() => setAsked(false)}
          actions={
            <>
              <Button onClick={() => setAsked(false)}>{t('stay')}</Button>
              <a
                className={buttonClass({ look: 'primary' })}
                href={target}
                target="_blank"
                rel="noopener noreferrer"
                onClick={() => setAsked(false)}
              >
                {t('openNow')}
              </a>
            </>
          }
        >
          <p>{t('openWarning')}</p>
          <p className={styles['address']}>{target}</p>
        </Dialog>
      )}
    </>
  );
}
