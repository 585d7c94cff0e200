import { Disclosure, useMessages } from '#kit';
import { CertificateFactsList } from './certificate-facts.tsx';
import type { CertificateFacts, CertificateReport, RequestFacts } from './certificate.ts';
import { ExtensionList } from './extension-list.tsx';
import type en from './locales/en.json';
import styles from './rsa-key-pair-generator.module.css';

/** All that the certificates and requests say; those after the first are folded. */
export function CertificateView({ report }: { report: CertificateReport }) {
  const t = useMessages<typeof en.ui>();
  const [first, ...others] = [...report.certificates, ...report.requests];
  const titleOf = ({ is, number, subject }: CertificateFacts | RequestFacts) =>
    `${t(is === 'certificate' ? 'certificateNumber' : 'requestNumber', { number })}: ${subject || '–'}`;
  return (
    <>
      {first !== undefined && (
        <section>
          <h2 className="n-heading">{titleOf(first)}</h2>
          <One of={first} checkedAt={report.checkedAt} />
        </section>
      )}
      {others.length > 0 && (
        <div className={styles['others']}>
          {others.map((one) => (
            <Disclosure key={`${one.is} ${one.number}`} label={titleOf(one)}>
              <One of={one} checkedAt={report.checkedAt} />
            </Disclosure>
          ))}
        </div>
      )}
    </>
  );
}

function One({ of, checkedAt }: { of: CertificateFacts | RequestFacts; checkedAt: string }) {
  const t = useMessages<typeof en.ui>();
  return (
    <div className="n-stack">
      <CertificateFactsList of={of} checkedAt={checkedAt} />
      {of.extensions.length > 0 && (
        <section>
          <h3 className="n-heading">{t('extensions')}</h3>
          <ExtensionList extensions={of.extensions} />
        </section>
      )}
    </div>
  );
}
