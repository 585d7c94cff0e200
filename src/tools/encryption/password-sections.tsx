import { Converter, SecretField, Segmented, useMessages } from '#kit';
import { ContainerFormat } from './container-format.tsx';
import { boundCosts, costOptions } from './cost-options.tsx';
import { decryptedName, encryptedName } from './file-names.ts';
import { FileSection } from './file-section.tsx';
import type en from './locales/en.json';
import {
  decryptFileWithPassword,
  decryptWithPassword,
  encryptFileWithPassword,
  encryptWithPassword,
} from './operations.ts';

const format = () => <ContainerFormat />;

/** A text that is encrypted with a password, in the container. */
export function TextEncryption() {
  const t = useMessages<typeof en.ui>();
  return (
    <Converter operation={encryptWithPassword} input={t('text')} output={t('encrypted')} extra={format}>
      {(option) => costOptions(boundCosts(option))}
    </Converter>
  );
}

/** The way back of `TextEncryption`. */
export function TextDecryption() {
  const t = useMessages<typeof en.ui>();
  return (
    <Converter
      operation={decryptWithPassword}
      title={t('decryptWithPassword')}
      input={t('encrypted')}
      output={t('text')}
      extra={format}
    >
      {(option) => (
        <>
          <SecretField {...option('passphrase')} />
          <Segmented {...option('shown')} />
        </>
      )}
    </Converter>
  );
}

/** A file that is encrypted with a password. */
export const FileEncryption = () => (
  <FileSection
    name="encryptFileWithPassword"
    operation={encryptFileWithPassword}
    fileName={encryptedName}
    extra={format}
  >
    {(option) => costOptions(boundCosts(option))}
  </FileSection>
);

/** The way back of `FileEncryption`. */
export const FileDecryption = () => (
  <FileSection
    name="decryptFileWithPassword"
    operation={decryptFileWithPassword}
    fileName={decryptedName}
    extra={format}
  >
    {(option) => <SecretField {...option('passphrase')} />}
  </FileSection>
);
