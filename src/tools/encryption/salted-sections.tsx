import { Alert, Converter, Segmented, useMessages } from '#kit';
import { decryptedName, encryptedName } from './file-names.ts';
import { fileOptions } from './file-options.tsx';
import { FileSection } from './file-section.tsx';
import type en from './locales/en.json';
import { decryptFileCommand, decryptCommand, encryptCommand, encryptFileCommand } from './openssl.ts';
import { decrypt, decryptFile, encrypt, encryptFile } from './operations.ts';
import { boundPassphrase, passphraseOptions } from './passphrase-options.tsx';
import { UnderPassphrase } from './under-passphrase.tsx';

/** A text in the salted format. */
export function SaltedEncryption() {
  const t = useMessages<typeof en.ui>();
  return (
    <Converter
      operation={encrypt}
      input={t('text')}
      output={t('encrypted')}
      extra={({ values }) => <UnderPassphrase values={values} command={encryptCommand(values)} />}
    >
      {(option) => passphraseOptions(boundPassphrase(option), <Segmented {...option('encoding')} />)}
    </Converter>
  );
}

/** The way back of `SaltedEncryption`. */
export function SaltedDecryption() {
  const t = useMessages<typeof en.ui>();
  return (
    <Converter
      operation={decrypt}
      input={t('encrypted')}
      output={t('text')}
      extra={({ values }) => <UnderPassphrase values={values} command={decryptCommand(values)} />}
    >
      {(option) => passphraseOptions(boundPassphrase(option), <Segmented {...option('shown')} />)}
    </Converter>
  );
}

/** A file in the salted format, or with a raw key. */
export function OtherFileEncryption() {
  const t = useMessages<typeof en.ui>();
  return (
    <FileSection
      name="encryptFile"
      operation={encryptFile}
      fileName={encryptedName}
      extra={(values) =>
        values.by === 'key' ? (
          <Alert>{t('unauthenticatedRaw')}</Alert>
        ) : (
          <UnderPassphrase values={values} command={encryptFileCommand(values)} />
        )
      }
    >
      {(option) => fileOptions(option('by'), option)}
    </FileSection>
  );
}

/** The way back of `OtherFileEncryption`. */
export function OtherFileDecryption() {
  const t = useMessages<typeof en.ui>();
  return (
    <FileSection
      name="decryptFile"
      operation={decryptFile}
      fileName={decryptedName}
      extra={(values) =>
        values.by === 'key' ? (
          <Alert>{t('unauthenticatedRaw')}</Alert>
        ) : (
          <UnderPassphrase values={values} command={decryptFileCommand(values)} />
        )
      }
    >
      {(option) => fileOptions(option('by'), option)}
    </FileSection>
  );
}
