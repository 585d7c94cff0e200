import { Disclosure, Facts, Table, useFormatMoment, useLongList, useMessages } from '#kit';
import type texts from '#formats/url/locales/en.json';
import type { Decoded } from './decode.ts';
import type en from './locales/en.json';
import { OpenTarget } from './open-target.tsx';
import styles from './safelink-decoder.module.css';

/** Where each link leads. */
export function Targets({ links }: { readonly links: readonly Decoded[] }) {
  const { shown, more } = useLongList(links);
  return (
    <div className={styles['targets']}>
      {shown.map((link, index) => (
        <Target key={index} of={link} isAlone={links.length === 1} />
      ))}
      {more}
    </div>
  );
}

/** Where a link leads, its host large, and the wrappers that were around it: folded where the link is one of several. */
function Target({ of: link, isAlone }: { readonly of: Decoded; readonly isAlone: boolean }) {
  const t = useMessages<typeof en.ui>();
  const formatMoment = useFormatMoment();
  const { target, host, unicodeHost, domain, recipient, time, steps } = link;
  const facts = [
    { label: t('target'), value: target },
    { label: t('punycode'), value: unicodeHost === host ? '' : host },
    { label: t('domain'), value: domain === host ? '' : domain },
    { label: t('recipient'), value: recipient ?? '' },
    { label: t('time'), value: time === null ? '' : formatMoment(Date.parse(time)), code: false },
  ];
  const title = t('steps', { count: steps.length });
  return (
    <section className={styles['target']}>
      <div className={styles['answer']}>
        <p className="n-muted">{t('host')}</p>
        <p className={styles['host']}>{unicodeHost}</p>
        <OpenTarget target={target} host={host} />
      </div>
      <Facts facts={facts.filter(({ value }) => value !== '')} />
      {isAlone ? (
        <>
          <h2 className="n-heading">{title}</h2>
          <Steps steps={steps} />
        </>
      ) : (
        <Disclosure label={title}>
          <Steps steps={steps} />
        </Disclosure>
      )}
    </section>
  );
}

/** The wrappers, the outermost first, with what each says besides its target. */
function Steps({ steps }: Pick<Decoded, 'steps'>) {
  const t = useMessages<typeof en.ui & typeof texts>();
  return (
    <ol className={styles['steps']}>
      {steps.map(({ service, target, parameters }, index) => (
        <li key={index} className="n-stack">
          <Facts facts={[{ label: service, value: target }]} />
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
  );
}
