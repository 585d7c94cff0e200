import { Badge, Facts, Fold, Panel, useIntlLanguage, useMessages, type Fact } from '#kit';
import type { CertificateFacts, RequestFacts } from './certificate.ts';
import type en from './locales/en.json';

type T = ReturnType<typeof useMessages<typeof en.ui>>;

/** One certificate or request; those after the first are folded. */
export function CertificateView({ of, isFirst }: { of: CertificateFacts | RequestFacts; isFirst: boolean }) {
  const t = useMessages<typeof en.ui>();
  const title = t(of.is === 'certificate' ? 'certificateNumber' : 'requestNumber', { number: of.number });
  const isBad = of.check === 'invalid' || of.isWeak || of.isBroken || (of.is === 'certificate' && of.now !== 'valid');
  const facts = <CertificateFactsList of={of} />;
  if (!isFirst) return <Fold title={`${title}: ${of.subject || '–'}${isBad ? ' ⚠' : ''}`}>{facts}</Fold>;
  return (
    <Panel>
      <div className="n-stack">
        <h2 className="n-heading">{title}</h2>
        {facts}
      </div>
    </Panel>
  );
}

function CertificateFactsList({ of }: { of: CertificateFacts | RequestFacts }) {
  const t = useMessages<typeof en.ui>();
  const language = useIntlLanguage();
  const date = (time: string) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'medium', timeZone: 'UTC' }).format(
      new Date(time),
    );
  const words = (label: string, value: Fact['value'], copy: string | false = false): Fact => ({
    label,
    value,
    copy,
    code: false,
  });
  const warned = (value: string, warning: string | undefined) =>
    warning === undefined ? (
      value
    ) : (
      <>
        {value} <Badge look="warning">{warning}</Badge>
      </>
    );
  return (
    <Facts
      facts={[
        { label: t('subject'), value: of.subject },
        ...(of.is === 'request'
          ? []
          : [
              { label: t('issuer'), value: of.issuer },
              words(
                t('validity'),
                <Badge look={of.now === 'valid' ? 'success' : 'error'}>{t(`now.${of.now}`, { count: of.days })}</Badge>,
              ),
              words(t('validFrom'), `${date(of.notBefore)} UTC`, of.notBefore),
              words(t('validTo'), `${date(of.notAfter)} UTC`, of.notAfter),
            ]),
        { ...words(t('publicKey'), warned(of.key, of.isWeak ? t('weakKey') : undefined), of.key), code: true },
        {
          ...words(t('signatureBy'), warned(of.signature, of.isBroken ? t('brokenHash') : undefined), of.signature),
          code: true,
        },
        words(t('signature'), <Badge look={LOOKS[of.check]}>{sayCheck(of, t)}</Badge>),
        ...(of.is === 'request'
          ? []
          : [
              words(t('role'), t(`role.${of.role}`)),
              { label: t('serial'), value: of.serial },
              { label: t('version'), value: String(of.version) },
            ]),
        ...of.extensions.map(({ oid, name, isCritical, values }, index) => ({
          label: sayExtension(name || oid, isCritical, index, of, t),
          value: values.join(', '),
          copy: values.join('\n'),
        })),
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

/** A label of its own for each, also where one is there twice. */
function sayExtension(
  name: string,
  isCritical: boolean,
  index: number,
  { extensions }: CertificateFacts | RequestFacts,
  t: T,
) {
  const label = isCritical ? t('critical', { name }) : name;
  const isAgain = extensions.slice(0, index).some((one) => (one.name || one.oid) === name);
  return isAgain ? `${label} (${index + 1})` : label;
}
