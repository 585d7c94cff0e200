import { useState } from 'react';
import {
  Button,
  CopyButton,
  Dialog,
  download,
  Table,
  useCommonMessages,
  useFormatDay,
  useMessages,
  VerdictBadge,
} from '#kit';
import type { CertificateFacts } from './certificate.ts';
import type en from './locales/en.json';
import type { Name } from './names.ts';
import styles from './pdf-signature-checker.module.css';

/** The attributes that people look for, before the others. */
const ORDER = ['CN', 'O', 'OU', 'L', 'ST', 'C'];

const attributes = (name: Name) => {
  const first = ORDER.filter((key) => name[key] !== undefined);
  return [...first, ...Object.keys(name).filter((key) => !ORDER.includes(key))].map((key) => [key, name[key]] as const);
};

const NameLines = ({ name }: { name: Name }) => (
  <ul className={styles['name']}>
    {attributes(name).map(([key, value]) => (
      <li key={key}>
        <abbr>{key}</abbr> {value}
      </li>
    ))}
  </ul>
);

/** The certificates of a signature, from the signer's up; each opens as PEM. */
export function CertificateTable({ certificates }: { certificates: readonly CertificateFacts[] }) {
  const t = useMessages<typeof en.ui>();
  const common = useCommonMessages();
  const day = useFormatDay();
  const [open, setOpen] = useState<CertificateFacts>();
  return (
    <>
      <Table
        label={t('certificates')}
        rows={certificates}
        rowKey={({ sha256 }) => sha256}
        labelled
        columns={[
          { key: 'subject', header: t('issuedTo'), cell: ({ subject }) => <NameLines name={subject} /> },
          { key: 'issuer', header: t('issuedBy'), cell: ({ issuer }) => <NameLines name={issuer} /> },
          {
            key: 'validity',
            header: t('validity'),
            cell: ({ notBefore, notAfter, now }) => (
              <div>
                <div className={styles['dates']}>
                  {day(notBefore)} – {day(notAfter)}
                </div>
                <VerdictBadge isGood={now === 'valid'}>{t(`now.${now}`)}</VerdictBadge>
              </div>
            ),
          },
          {
            key: 'key',
            header: t('key'),
            cell: (certificate) => (
              <div>
                <div>{certificate.key}</div>
                <Button size="small" onClick={() => setOpen(certificate)}>
                  PEM
                </Button>
              </div>
            ),
          },
        ]}
      />
      {open !== undefined && (
        <Dialog
          title={open.subject['CN'] ?? t('certificate')}
          onClose={() => setOpen(undefined)}
          actions={
            <>
              <Button icon="download" onClick={() => download(open.pem, 'certificate.pem', 'application/x-pem-file')}>
                {common('download')}
              </Button>
              <CopyButton value={open.pem} />
            </>
          }
        >
          <p className={styles['digest']}>
            SHA-256 <span className="n-mono">{open.sha256}</span>
          </p>
          <p className={styles['digest']}>
            {t('serial')} <span className="n-mono">{open.serial}</span>
          </p>
          <pre className={styles['pem']} tabIndex={0}>
            {open.pem}
          </pre>
        </Dialog>
      )}
    </>
  );
}
