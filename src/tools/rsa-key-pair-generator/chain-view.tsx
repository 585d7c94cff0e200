import { Alert, useIntlLanguage, useMessages } from '#kit';
import type { CertificateReport } from './certificate.ts';
import type en from './locales/en.json';

/** The order of the certificates, what is missing of them, and whether the private key is theirs. */
export function ChainView({ report: { certificates, chain, privateKey } }: { report: CertificateReport }) {
  const t = useMessages<typeof en.ui>();
  const language = useIntlLanguage();
  const list = (numbers: readonly number[]) =>
    new Intl.ListFormat(language, { type: 'unit' }).format(numbers.map(String));
  const invalid = certificates.filter(({ check }) => check === 'invalid').map(({ number }) => number);
  return (
    <>
      {privateKey !== null && <KeyAlert privateKey={privateKey} />}
      {chain !== null && (
        <>
          {invalid.length > 0 && <Alert look="error">{t('chain.invalid', { list: list(invalid) })}</Alert>}
          {chain.order.length > 1 && !(chain.isInOrder && invalid.length > 0) && (
            <Alert look={chain.isInOrder ? 'success' : 'warning'}>
              {t(chain.isInOrder ? 'chain.right' : 'chain.wrong', { order: list(chain.order) })}
            </Alert>
          )}
          {chain.missing !== null && (
            <Alert look={chain.unlinked.length > 0 ? 'warning' : 'info'}>
              {t('chain.missing', { issuer: chain.missing })}
            </Alert>
          )}
          {chain.unlinked.length > 0 && (
            <Alert look="warning">{t('chain.unlinked', { list: list(chain.unlinked) })}</Alert>
          )}
          {chain.notAuthorities.length > 0 && (
            <Alert look="error">{t('chain.notAuthority', { list: list(chain.notAuthorities) })}</Alert>
          )}
        </>
      )}
    </>
  );
}

function KeyAlert({ privateKey }: { privateKey: NonNullable<CertificateReport['privateKey']> }) {
  const t = useMessages<typeof en.ui>();
  const { algorithm, certificate, request } = privateKey;
  if (certificate === 1) return <Alert look="success">{t('keyOf.first', { algorithm })}</Alert>;
  if (certificate !== null) return <Alert look="warning">{t('keyOf.other', { algorithm, number: certificate })}</Alert>;
  if (request !== null) return <Alert look="success">{t('keyOf.request', { algorithm, number: request })}</Alert>;
  return <Alert look="error">{t('keyOf.none', { algorithm })}</Alert>;
}
