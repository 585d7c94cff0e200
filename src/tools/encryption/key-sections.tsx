import { Alert, Converter, SecretField, Segmented, Select, TextField, useMessages, type Bound } from '#kit';
import styles from './encryption.module.css';
import type en from './locales/en.json';
import { decryptWithKey, encryptWithKey } from './operations.ts';
import { SaveBytes } from './save-bytes.tsx';

/** A text with a key as it is. */
export function KeyEncryption() {
  const t = useMessages<typeof en.ui>();
  return (
    <Converter operation={encryptWithKey} input={t('text')} output={t('encrypted')} isSecret extra={() => <KeyHint />}>
      {(option) => (
        <>
          {keyControls({
            key: option('key'),
            keyForm: option('keyForm'),
            mode: option('mode'),
            iv: option('iv'),
            aad: option('aad'),
            padding: option('padding'),
          })}
          <Segmented {...option('form')} />
          <Segmented {...option('encoding')} />
        </>
      )}
    </Converter>
  );
}

/** Takes back `KeyEncryption`. */
export function KeyDecryption() {
  const t = useMessages<typeof en.ui>();
  return (
    <Converter
      operation={decryptWithKey}
      input={t('encrypted')}
      output={t('text')}
      isSecret
      extra={({ state, values }) => (
        <>
          <SaveBytes state={state} shown={values.shown} />
          <KeyHint />
        </>
      )}
    >
      {(option) => (
        <>
          {keyControls({
            key: option('key'),
            keyForm: option('keyForm'),
            mode: option('mode'),
            iv: option('iv'),
            aad: option('aad'),
            padding: option('padding'),
          })}
          <Segmented {...option('form')} />
          <Segmented {...option('shown')} />
        </>
      )}
    </Converter>
  );
}

/** Which mistakes the modes notice. */
function KeyHint() {
  const t = useMessages<typeof en.ui>();
  return (
    <div className={styles['below']}>
      <Alert>{t('keyHint')}</Alert>
    </div>
  );
}

type Specs = typeof encryptWithKey.options;

const keyControls = ({
  key,
  keyForm,
  mode,
  iv,
  aad,
  padding,
}: {
  readonly [K in Exclude<keyof Specs, 'form' | 'encoding'>]: Bound<Specs[K]>;
}) => (
  <>
    <SecretField {...key} tools={<Segmented {...keyForm} hideLabel size="small" />} />
    <span data-literal>
      <Select {...mode} />
    </span>
    {mode.value !== 'ecb' && <TextField {...iv} />}
    {(mode.value === 'gcm' || mode.value === 'chacha20') && <TextField {...aad} />}
    {(mode.value === 'cbc' || mode.value === 'ecb') && <Segmented {...padding} />}
  </>
);
