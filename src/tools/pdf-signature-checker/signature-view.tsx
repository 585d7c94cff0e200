import { Alert, Facts, Fold, Panel, useFormatBytes, useIntlLanguage, useMessages, type Fact } from '#kit';
import { CertificateTable } from './certificate-table.tsx';
import { Chain } from './chain.tsx';
import type en from './locales/en.json';
import styles from './pdf-signature-checker.module.css';
import type { SignatureReport } from './report.ts';

type T = ReturnType<typeof useMessages<typeof en.ui>>;

const LOOKS = { intact: 'info', earlier: 'warning', broken: 'error', unchecked: 'warning' } as const;

/** One signature: the verdict first, then who signed, then what it rests on. */
export function SignatureView({ signature }: { signature: SignatureReport }) {
  const t = useMessages<typeof en.ui>();
  const formatBytes = useFormatBytes();
  const { number, kind, verdict, trust, certificates, signer } = signature;
  const isProven = verdict === 'intact' && trust === 'trusted';
  const title = kind === 'timestamp' ? t('timestampNumber', { number }) : t('signatureNumber', { number });
  return (
    <Panel>
      <div className="n-stack">
        <h2 className={`n-heading ${styles['title'] ?? ''}`}>{signer === undefined ? title : `${title}: ${signer}`}</h2>
        <div className={styles['verdict']}>
          <Alert look={isProven ? 'success' : LOOKS[verdict]} title={t(`verdict.${verdict}`)}>
            {explain(signature, t, formatBytes)}
          </Alert>
          {trust !== undefined && verdict !== 'broken' && !isProven && (
            <Alert look={trust === 'trusted' ? 'info' : 'warning'} title={t(`who.${trust}`)}>
              {t(`trust.${trust}`)}
            </Alert>
          )}
        </div>
        <SignatureFacts signature={signature} />
        <Chain certificates={certificates} />
        {certificates.length > 0 && <CertificateTable certificates={certificates} />}
        <Fold title={t('limits')}>
          <ul className={styles['limits']}>
            <li>{t('limits.checked')}</li>
            <li>{t('limits.trust')}</li>
            <li>{t('limits.revocation')}</li>
            <li>{t('limits.changes')}</li>
          </ul>
        </Fold>
      </div>
    </Panel>
  );
}

/** Why the verdict is as it is. */
function explain(
  { verdict, problem, what = '', digest, value, covers, trust }: SignatureReport,
  t: T,
  bytes: (size: number) => string,
) {
  if (problem !== undefined) return t(`problem.${problem}`, { what });
  if (digest === 'wrong') return t('why.digest');
  if (value === 'wrong') return t('why.value');
  if (verdict === 'earlier' && covers !== undefined) {
    const later = covers.laterSignatures > 0 ? ` ${t('why.later', { count: covers.laterSignatures })}` : '';
    return `${t('why.earlier', { size: bytes(covers.after) })}${later}`;
  }
  return trust === 'trusted' ? t('trust.trusted') : t('why.intact');
}

function SignatureFacts({ signature }: { signature: SignatureReport }) {
  const t = useMessages<typeof en.ui>();
  const language = useIntlLanguage();
  const { digest, value, covers, algorithm, subFilter, signingTime, timestamp, certification, byteRange } = signature;
  const say = (time: string) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'long' }).format(new Date(time));
  const facts: (Fact | undefined)[] = [
    digest && { label: t('content'), value: t(`content.${digest}`), copy: false, code: false },
    value && { label: t('value'), value: t(`value.${value}`), copy: false, code: false },
    covers && {
      label: t('covers'),
      value:
        covers.is === 'whole'
          ? t('covers.whole')
          : t('covers.earlier', { revision: covers.revision, revisions: covers.revisions }),
      copy: false,
      code: false,
    },
    signingTime === undefined
      ? undefined
      : { label: t('signingTime'), value: say(signingTime), copy: signingTime, code: false },
    timestamp && {
      label: t('timestamp'),
      value: t(
        timestamp.isRight ? `timestamp.${timestamp.trust === 'trusted' ? 'proven' : 'right'}` : 'timestamp.wrong',
        {
          time: say(timestamp.time),
          by: timestamp.by,
        },
      ),
      copy: timestamp.time,
      code: false,
    },
    fact(t('algorithm'), algorithm),
    fact(t('subFilter'), subFilter),
    fact(t('name'), signature.name),
    fact(t('reason'), signature.reason),
    fact(t('location'), signature.location),
    fact(t('contact'), signature.contact),
    certification === undefined
      ? undefined
      : {
          label: t('certification'),
          value: t(CERTIFICATIONS[certification - 1] ?? 'certification.2'),
          copy: false,
          code: false,
        },
    fact(t('byteRange'), byteRange.join(' ')),
  ];
  return <Facts facts={facts.filter((one) => one !== undefined)} />;
}

const CERTIFICATIONS = ['certification.1', 'certification.2', 'certification.3'] as const;

const fact = (label: string, value: string | undefined): Fact | undefined =>
  value === undefined ? undefined : { label, value };
