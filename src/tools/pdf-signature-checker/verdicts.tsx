import { Alert, Facts, useFormatBytes, useFormatMoment, useMessages, type Fact } from '#kit';
import type en from './locales/en.json';
import type { Report, SignatureReport } from './report.ts';
import { useSignatureTitle } from './use-signature-title.ts';

/** What nobody checked, then for each signature whether the file is as it was signed, what it covers, who signed, and when. */
export function Verdicts({ report: { signatures, notChecked } }: { report: Report }) {
  const t = useMessages<typeof en.ui>();
  if (signatures.length === 0) return <Alert title={t('none')}>{t('noneHint')}</Alert>;
  return (
    <>
      <p className="n-muted">{t(notChecked.length === 3 ? 'notChecked.trust' : 'notChecked.revocation')}</p>
      {signatures.map((signature) => (
        <OneVerdict key={signature.number} signature={signature} />
      ))}
    </>
  );
}

const LOOKS = { intact: 'info', earlier: 'warning', broken: 'error', unchecked: 'warning' } as const;

function OneVerdict({ signature }: { signature: SignatureReport }) {
  const t = useMessages<typeof en.ui>();
  const title = useSignatureTitle();
  const { verdict, trust } = signature;
  // Green would say more than a signature by anybody can.
  const isProven = verdict === 'intact' && trust === 'trusted';
  return (
    <section className="n-stack">
      <h2 className="n-heading">{title(signature)}</h2>
      <Alert look={isProven ? 'success' : LOOKS[verdict]} title={t(`verdict.${verdict}`)}>
        <Reason signature={signature} />
      </Alert>
      {trust !== undefined && trust !== 'trusted' && verdict !== 'broken' && (
        <Alert look="warning" title={t(`who.${trust}`)}>
          {t(`trust.${trust}`)}
        </Alert>
      )}
      <Answers signature={signature} />
    </section>
  );
}

/** Why the verdict is as it is. */
function Reason({ signature: { verdict, problem, what = '', digest, value } }: { signature: SignatureReport }) {
  const t = useMessages<typeof en.ui>();
  if (problem !== undefined) return t(`problem.${problem}`, { what });
  if (digest === 'wrong') return t('why.digest');
  if (value === 'wrong') return t('why.value');
  return t(verdict === 'earlier' ? 'why.earlier' : 'why.intact');
}

/** The four answers of a signature, and the time. */
function Answers({
  signature: { digest, covers, signer, trust, signingTime, timestamp },
}: {
  signature: SignatureReport;
}) {
  const t = useMessages<typeof en.ui>();
  const bytes = useFormatBytes();
  const moment = useFormatMoment();
  const words = { copy: false, code: false } as const;
  const say = (time: string) => moment(Date.parse(time));
  const facts: (Fact | false | undefined)[] = [
    digest && { label: t('content'), value: t(`content.${digest}`), ...words },
    covers && {
      label: t('covers'),
      value:
        covers.is === 'whole'
          ? t('covers.whole')
          : t('covers.earlier', { revision: covers.revision, revisions: covers.revisions }),
      ...words,
    },
    covers && {
      label: t('after'),
      value:
        covers.is === 'whole'
          ? t('after.nothing')
          : [t('after.bytes', { size: bytes(covers.after) }), later(covers.laterSignatures)].filter(Boolean).join(' '),
      ...words,
    },
    signer !== undefined && {
      label: t('signer'),
      value: trust === 'trusted' ? t('signer.trusted', { name: signer }) : t('signer.claimed', { name: signer }),
      copy: signer,
      code: false,
    },
    signingTime !== undefined && {
      label: t('signingTime'),
      value: t('signingTime.claimed', { time: say(signingTime) }),
      copy: signingTime,
      code: false,
    },
    timestamp && {
      label: t('timestamp'),
      value: t(
        !timestamp.isRight ? 'timestamp.wrong' : timestamp.trust === 'trusted' ? 'timestamp.proven' : 'timestamp.right',
        { time: say(timestamp.time), by: timestamp.by },
      ),
      copy: timestamp.time,
      code: false,
    },
  ];
  return <Facts facts={facts.filter((fact) => fact !== undefined && fact !== false)} />;

  function later(count: number): string {
    return count === 0 ? '' : t('after.signatures', { count });
  }
}
