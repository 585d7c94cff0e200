import { useMessages } from '#kit';
import type { CertificateFacts } from './certificate.ts';
import type en from './locales/en.json';
import { shortName } from './names.ts';

/** The chain in words: who issued the signer's certificate, who issued that one, and so on. */
export function ChainList({ certificates }: { certificates: readonly CertificateFacts[] }) {
  const t = useMessages<typeof en.ui>();
  return (
    <section>
      <h3 className="n-heading">{t('chain')}</h3>
      <ol>
        {certificates.map(({ subject, issuer, sha256 }, index) => {
          const names = { name: shortName(subject), issuer: shortName(issuer) };
          const isOwn = JSON.stringify(subject) === JSON.stringify(issuer);
          const isKnown = index + 1 < certificates.length;
          return <li key={sha256}>{t(isOwn ? 'chain.own' : isKnown ? 'chain.issued' : 'chain.missing', names)}</li>;
        })}
      </ol>
    </section>
  );
}
