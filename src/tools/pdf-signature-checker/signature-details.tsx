import { Facts, useMessages, type Fact } from '#kit';
import { CertificateTable } from './certificate-table.tsx';
import { ChainList } from './chain-list.tsx';
import type en from './locales/en.json';
import type { SignatureReport } from './report.ts';

const CERTIFICATIONS = ['certification.1', 'certification.2', 'certification.3'] as const;

/** What a signature rests on, and what the signer wrote beside it. */
export function SignatureDetails({ signature }: { signature: SignatureReport }) {
  const t = useMessages<typeof en.ui>();
  const { value, certification, certificates, byteRange } = signature;
  const words = { copy: false, code: false } as const;
  const given: readonly (readonly [label: string, value: string | undefined])[] = [
    [t('algorithm'), signature.algorithm],
    [t('subFilter'), signature.subFilter],
    [t('name'), signature.name],
    [t('reason'), signature.reason],
    [t('location'), signature.location],
    [t('contact'), signature.contact],
  ];
  const facts: (Fact | undefined)[] = [
    value && { label: t('value'), value: t(`value.${value}`), ...words },
    ...given.map(([label, text]) => (text === undefined ? undefined : { label, value: text })),
    certification === undefined
      ? undefined
      : { label: t('certification'), value: t(CERTIFICATIONS[certification - 1] ?? 'certification.2'), ...words },
    byteRange.length === 0 ? undefined : { label: t('byteRange'), value: byteRange.join(' ') },
  ];
  return (
    <div className="n-stack">
      <Facts facts={facts.filter((one) => one !== undefined)} />
      {certificates.length > 0 && (
        <>
          <ChainList certificates={certificates} />
          <CertificateTable certificates={certificates} />
        </>
      )}
    </div>
  );
}
