import { Alert, Converter, NumberField, SecretField, Segmented, Select, useMessages, type Bound } from '#kit';
import type en from './locales/en.json';
import { decryptSalted, encryptSalted } from './operations.ts';
import { SaveBytes } from './save-bytes.tsx';

/** A text in the format of `openssl enc` and CryptoJS. */
export function SaltedEncryption() {
  const t = useMessages<typeof en.ui>();
  return (
    <div className="n-stack">
      <Alert look="warning">{t('saltedWarning')}</Alert>
      <Converter operation={encryptSalted} input={t('text')} output={t('encrypted')} isSecret>
        {(option) =>
          saltedControls({
            password: option('password'),
            algorithm: option('algorithm'),
            derivation: option('derivation'),
            iterations: option('iterations'),
          })
        }
      </Converter>
    </div>
  );
}

/** Takes back `SaltedEncryption`. */
export function SaltedDecryption() {
  const t = useMessages<typeof en.ui>();
  return (
    <div className="n-stack">
      <Alert look="warning">{t('saltedWarning')}</Alert>
      <Converter
        operation={decryptSalted}
        input={t('encrypted')}
        output={t('text')}
        isSecret
        extra={({ state, values }) => <SaveBytes state={state} shown={values.shown} />}
      >
        {(option) => (
          <>
            {saltedControls({
              password: option('password'),
              algorithm: option('algorithm'),
              derivation: option('derivation'),
              iterations: option('iterations'),
            })}
            <Segmented {...option('shown')} />
          </>
        )}
      </Converter>
    </div>
  );
}

type Specs = typeof encryptSalted.options;

const saltedControls = ({
  password,
  algorithm,
  derivation,
  iterations,
}: {
  readonly [K in keyof Specs]: Bound<Specs[K]>;
}) => (
  <>
    <SecretField {...password} />
    <span data-literal>
      <Select {...algorithm} />
    </span>
    <Select {...derivation} />
    {derivation.value === 'pbkdf2' && <NumberField {...iterations} />}
  </>
);
