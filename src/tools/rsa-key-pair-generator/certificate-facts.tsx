import { Badge, Facts, useMessages, type Fact } from '#kit';
import type { CertificateFacts, RequestFacts } from './certificate.ts';
import type en from './locales/en.json';
import { useSayTime } from './use-say-time.ts';

type T = ReturnType<typeof useMessages<typeof en.ui>>;

interface CertificateFactsProps {
  readonly of: CertificateFacts | RequestFacts;
  readonly checkedAt: string;
}

/** What a certificate or request says, but for its extensions. */
export function CertificateFactsList({ of, checkedAt }: CertificateFactsProps) {
  const t = useMessages<typeof en.ui>();
  const time = useSayTime();
  const words = (label: string, value: Fact['value'], copy: string | false = false): Fact => ({
    label,
    value,
    copy,
    code: false,
  });
  const dates = (read: CertificateFacts): Fact[] => {
    const when = time.relative(read.state === 'notYet' ? read.notBefore : read.notAfter, checkedAt);
    return [
      words(
        t('validity'),
        <Badge look={read.state === 'valid' ? 'success' : 'error'}>{t(`state.${read.state}`, { when })}</Badge>,
      ),
      words(t('validFrom'), time.date(read.notBefore), read.notBefore),
      words(t('validTo'), time.date(read.notAfter), read.notAfter),
    ];
  };
  const strength = of.strength === null ? '' : ` (${t('strengthBits', { count: of.strength })})`;
  return (
    <Facts
      facts={[
        { label: t('subject'), value: of.subject },
        { label: t('names'), value: of.names.join('\n') },
        ...(of.is === 'request' ? [] : [{ label: t('issuer'), value: of.issuer }, ...dates(of)]),
        words(t('publicKey'), `${of.key}${strength}`, of.key),
        { label: t('signatureBy'), value: of.signature },
        words(t('signature'), <Badge look={LOOKS[of.check]}>{sayCheck(of, t)}</Badge>),
        ...(of.is === 'request'
          ? []
          : [
              words(t('role'), t(`role.${of.role}`)),
              { label: t('serial'), value: of.serial },
              { label: t('version'), value: String(of.version) },
            ]),
        ...(of.is === 'certificate' || of.attributes.length === 0
          ? []
          : [{ label: t('attributes'), value: of.attributes.join(', ') }]),
        { label: t('sha256'), value: of.sha256 },
        { label: t('sha1'), value: of.sha1 },
        { label: t('pin'), value: of.pin },
      ]}
    />
  );
}

const LOOKS = { valid: 'success', invalid: 'error', unknown: 'default', noIssuer: 'default' } as const;

function sayCheck(of: CertificateFacts | RequestFacts, t: T): string {
  if (of.check !== 'valid') return t(`check.${of.check}`);
  if (of.is === 'request') return t('check.request');
  return of.isSelfSigned ? t('check.self') : t('check.valid', { number: of.signedBy ?? '–' });
}
