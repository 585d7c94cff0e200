import { useMessages } from '#kit';
import type en from './locales/en.json';
import type { SignatureReport } from './report.ts';

/** Names a signature by its number and its signer. */
export function useSignatureTitle(): (signature: SignatureReport) => string {
  const t = useMessages<typeof en.ui>();
  return ({ number, kind, signer }) => {
    const title = kind === 'timestamp' ? t('timestampNumber', { number }) : t('signatureNumber', { number });
    return signer === undefined ? title : t('ofSigner', { title, signer });
  };
}
