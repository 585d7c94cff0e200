import { Alert, Converter, Facts, Segmented, useMessages } from '#kit';
import type en from './locales/en.json';
import { decryptRaw, encryptRaw } from './operations.ts';
import { decryptRawCommand, encryptRawCommand } from './openssl.ts';
import { boundRaw, rawOptions } from './raw-options.tsx';

/** A text with a key as it is. */
export function RawEncryption() {
  const t = useMessages<typeof en.ui>();
  return (
    <Converter
      operation={encryptRaw}
      input={t('text')}
      output={t('encrypted')}
      extra={({ values }) => <UnderRaw command={encryptRawCommand(values)} />}
    >
      {(option) =>
        rawOptions(
          boundRaw(option),
          <>
            <Segmented {...option('form')} />
            <Segmented {...option('encoding')} />
          </>,
        )
      }
    </Converter>
  );
}

/** The way back of `RawEncryption`. */
export function RawDecryption() {
  const t = useMessages<typeof en.ui>();
  return (
    <Converter
      operation={decryptRaw}
      input={t('encrypted')}
      output={t('text')}
      extra={({ values }) => <UnderRaw command={decryptRawCommand(values)} />}
    >
      {(option) =>
        rawOptions(
          boundRaw(option),
          <>
            <Segmented {...option('form')} />
            <Segmented {...option('shown')} />
          </>,
        )
      }
    </Converter>
  );
}

/** The same by OpenSSL, and what each mode notices. */
function UnderRaw({ command }: { readonly command: string | undefined }) {
  const t = useMessages<typeof en.ui>();
  return (
    <>
      {command !== undefined && <Facts facts={[{ label: t('command'), value: command }]} />}
      <Alert>{t('unauthenticatedRaw')}</Alert>
    </>
  );
}
