import { Button, Disclosure, download, Facts, useFormatBytes, useFormatNumber, useMessages } from '#kit';
import type en from './locales/en.json';
import type { Report } from './report.ts';
import { SignatureDetails } from './signature-details.tsx';
import { useSignatureTitle } from './use-signature-title.ts';

/** All that the signatures say, those after the first folded, and ways to take it along. */
export function ReportDetails({ name, report }: { name: string; report: Report }) {
  const t = useMessages<typeof en.ui>();
  const formatBytes = useFormatBytes();
  const formatNumber = useFormatNumber();
  const title = useSignatureTitle();
  const { size, revisions, signatures } = report;
  const [first, ...others] = signatures;
  const certificates = new Set(signatures.flatMap((one) => one.certificates.map(({ pem }) => pem)));
  return (
    <div className="n-stack">
      {first !== undefined && (
        <section>
          <h2 className="n-heading">{t('detailsOf', { title: title(first) })}</h2>
          <SignatureDetails signature={first} />
        </section>
      )}
      {others.map((signature) => (
        <Disclosure key={signature.number} label={t('detailsOf', { title: title(signature) })}>
          <SignatureDetails signature={signature} />
        </Disclosure>
      ))}
      <section>
        <h2 className="n-heading">{t('file')}</h2>
        <Facts
          facts={[
            { label: t('fileName'), value: name },
            { label: t('size'), value: formatBytes(size), copy: String(size), code: false },
            { label: t('revisions'), value: formatNumber(String(revisions)), code: false },
          ]}
        />
      </section>
      {signatures.length > 0 && (
        <div className="n-line">
          <Button
            size="small"
            icon="download"
            onClick={() => download(JSON.stringify(report, null, 2), `${name}.signatures.json`, 'application/json')}
          >
            {t('downloadReport')}
          </Button>
          {certificates.size > 0 && (
            <Button
              size="small"
              icon="download"
              onClick={() => download([...certificates].join(''), `${name}.certificates.pem`, 'application/x-pem-file')}
            >
              {t('downloadCertificates')}
            </Button>
          )}
        </div>
      )}
      {signatures.length > 0 && (
        <Disclosure label={t('limits')}>
          <ul>
            <li>{t('limits.checked')}</li>
            <li>{t('limits.trust')}</li>
            <li>{t('limits.revocation')}</li>
            <li>{t('limits.changes')}</li>
          </ul>
        </Disclosure>
      )}
    </div>
  );
}
