import { Alert, useIntlLanguage, useMessages } from '#kit';
import type { CertificateFacts, CertificateReport, RequestFacts } from './certificate.ts';
import type { Chain } from './chain.ts';
import type en from './locales/en.json';
import { useSayTime } from './use-say-time.ts';

/** What is right and wrong at a glance, and what nobody looked at. */
export function Verdicts({ report }: { report: CertificateReport }) {
  const t = useMessages<typeof en.ui>();
  const { certificates, requests, chain, privateKey } = report;
  const all = [...certificates, ...requests];
  const bad = all.filter(({ problems }) => problems.length > 0);
  return (
    <>
      {bad.map((one) => (
        <Problems key={`${one.is} ${one.number}`} of={one} isOnly={all.length === 1} checkedAt={report.checkedAt} />
      ))}
      {bad.length === 0 && <Alert look="success">{t('nothingWrong')}</Alert>}
      {chain !== null && <ChainAlerts chain={chain} />}
      {privateKey !== null && <KeyAlert privateKey={privateKey} />}
      <Alert>{t('notChecked')}</Alert>
    </>
  );
}

const ERRORS: readonly string[] = ['expired', 'notYet', 'invalid', 'noNames', 'weakKey', 'md5', 'sha1'];

interface ProblemsProps {
  readonly of: CertificateFacts | RequestFacts;
  readonly isOnly: boolean;
  readonly checkedAt: string;
}

/** What is wrong with one of them. */
function Problems({ of, isOnly, checkedAt }: ProblemsProps) {
  const t = useMessages<typeof en.ui>();
  const time = useSayTime();
  const { problems, number } = of;
  const when = (problem: string) => {
    if (of.is === 'request') return '';
    return time.relative(problem === 'notYet' ? of.notBefore : of.notAfter, checkedAt);
  };
  const title = isOnly ? {} : { title: t(of.is === 'certificate' ? 'certificateNumber' : 'requestNumber', { number }) };
  return (
    <Alert look={problems.some((problem) => ERRORS.includes(problem)) ? 'error' : 'warning'} {...title}>
      {problems.map((problem) => (
        <p key={problem}>{t(`problem.${problem}`, { when: when(problem) })}</p>
      ))}
    </Alert>
  );
}

function ChainAlerts({ chain }: { chain: Chain }) {
  const t = useMessages<typeof en.ui>();
  const language = useIntlLanguage();
  const list = (numbers: readonly number[]) => new Intl.ListFormat(language).format(numbers.map(String));
  const { order, isInOrder, missing, unlinked, notAuthorities, tooLong } = chain;
  return (
    <>
      {order.length > 1 && (
        <Alert look={isInOrder ? 'success' : 'warning'}>
          {t(isInOrder ? 'chain.right' : 'chain.wrong', { order: order.join(' → ') })}
        </Alert>
      )}
      {missing !== null && (
        <Alert look={unlinked.length > 0 ? 'warning' : 'info'}>{t('chain.missing', { issuer: missing })}</Alert>
      )}
      {unlinked.length > 0 && <Alert look="warning">{t('chain.unlinked', { list: list(unlinked) })}</Alert>}
      {notAuthorities.length > 0 && (
        <Alert look="error">{t('chain.notAuthority', { list: list(notAuthorities) })}</Alert>
      )}
      {tooLong.length > 0 && <Alert look="error">{t('chain.tooLong', { list: list(tooLong) })}</Alert>}
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
