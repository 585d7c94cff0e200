import { Alert, Button, download, Facts, useFormatBytes, useMessages } from '#kit';
import type en from './locales/en.json';
import type { Report } from './report.ts';
import { SignatureView } from './signature-view.tsx';

/** The report on a file, and ways to take it along. */
export function ReportView({ name, report }: { name: string; report: Report }) {
  const t = useMessages<typeof en.ui>();
  const formatBytes = useFormatBytes();
  const { size, revisions, signatures } = report;
  const certificates = new Set(signatures.flatMap((one) => one.certificates.map(({ pem }) => pem)));
  return (
    <>
      {signatures.length > 0 && <p className="n-muted">{t('limits.first')}</p>}
      {signatures.length === 0 && <Alert title={t('none')}>{t('noneHint')}</Alert>}
      {signatures.map((signature) => (
        <SignatureView key={signature.number} signature={signature} />
      ))}
      <Facts
        facts={[
          { label: t('fileName'), value: name },
          { label: t('size'), value: formatBytes(size), copy: String(size) },
          { label: t('revisions'), value: String(revisions) },
        ]}
      />
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
    </>
  );
}
