import { Alert, Facts, useMessages } from '#kit';
import type en from './locales/en.json';
import type { Algorithm, Derivation } from './salted.ts';

interface UnderPassphraseProps {
  readonly values: { readonly algorithm: Algorithm; readonly derivation: Derivation | 'auto' };
  readonly command: string | undefined;
}

/** Facts about the salted format, what is weak of the choices, and the same by OpenSSL. */
export function UnderPassphrase({ values: { algorithm, derivation }, command }: UnderPassphraseProps) {
  const t = useMessages<typeof en.ui>();
  const used = algorithm === 'rabbit' || algorithm === 'rc4' ? 'md5' : derivation;
  return (
    <>
      {command !== undefined && <Facts facts={[{ label: t('command'), value: command }]} />}
      {derivation === 'pbkdf2' && command !== undefined && <p className="n-muted">{t('iterationsHint')}</p>}
      {algorithm === 'aes' ? (
        <Alert>{t('unauthenticated')}</Alert>
      ) : (
        <Alert look="warning">{t(`weak.${algorithm}`)}</Alert>
      )}
      {(used === 'md5' || used === 'sha256') && <Alert look="warning">{t(`weak.${used}`)}</Alert>}
    </>
  );
}
