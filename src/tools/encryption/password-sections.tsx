import { Converter, NumberField, SecretField, Segmented, useMessages } from '#kit';
import { ContainerFormat } from './container-format.tsx';
import type en from './locales/en.json';
import { decrypt, encrypt } from './operations.ts';
import { Parameters } from './parameters.tsx';
import { SaveBytes } from './save-bytes.tsx';

/** A text that only its password opens. */
export function Encryption() {
  const t = useMessages<typeof en.ui>();
  return (
    <Converter
      operation={encrypt}
      input={t('text')}
      output={t('encrypted')}
      isSecret
      most={2}
      extra={() => <ContainerFormat />}
    >
      {(option) => (
        <>
          <SecretField {...option('password')} />
          <span data-literal>
            <Segmented {...option('kdf')} />
          </span>
          {option('kdf').value === 'pbkdf2' ? (
            <NumberField {...option('iterations')} />
          ) : (
            <>
              <NumberField {...option('memory')} />
              <NumberField {...option('passes')} />
              <NumberField {...option('parallelism')} />
            </>
          )}
        </>
      )}
    </Converter>
  );
}

/** Takes back `Encryption`. */
export function Decryption() {
  const t = useMessages<typeof en.ui>();
  return (
    <Converter
      operation={decrypt}
      input={t('encrypted')}
      output={t('text')}
      isSecret
      extra={({ input, state, values }) => (
        <>
          <SaveBytes state={state} shown={values.shown} />
          <Parameters text={input} />
          <ContainerFormat />
        </>
      )}
    >
      {(option) => (
        <>
          <SecretField {...option('password')} />
          <Segmented {...option('shown')} />
        </>
      )}
    </Converter>
  );
}
