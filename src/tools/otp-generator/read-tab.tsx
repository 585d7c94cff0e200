import {
  Button,
  Facts,
  HiddenText,
  InputField,
  Notes,
  QrReader,
  resultToShow,
  Section,
  useMessages,
  useTextOperation,
  type Fact,
} from '#kit';
import type en from './locales/en.json';
import { read } from './operations.ts';
import type { Account } from './account.ts';

type Translate = ReturnType<typeof useMessages<typeof en.ui>>;

/** The accounts in links, in a QR code of a picture or before the camera, or in an export, one by one. */
export function ReadTab({ onUse }: { onUse: (account: Account) => void }) {
  const t = useMessages<typeof en.ui>();
  const { value, setValue, state, inputError, loadExample } = useTextOperation(read, '', { isSecret: true });
  const shown = resultToShow(state);
  return (
    <Section name="read">
      <div className="n-stack">
        <QrReader onText={setValue}>
          <InputField
            label={t('links')}
            value={value}
            onChange={setValue}
            rows={3}
            placeholder="otpauth://totp/Example:alice@example.com?secret=…"
            error={inputError}
            onExample={loadExample}
          />
        </QrReader>
        <div className="n-stack" data-result aria-live="polite">
          {shown !== undefined && (
            <>
              <Notes notes={shown.notes} />
              {shown.value.accounts.map((account, index) => (
                <div key={index} className="n-stack">
                  <Facts facts={listFacts(account, t)} />
                  <div>
                    <Button onClick={() => onUse(account)}>{t('showCodes')}</Button>
                  </div>
                </div>
              ))}
            </>
          )}
        </div>
      </div>
    </Section>
  );
}

function listFacts(account: Account, t: Translate): Fact[] {
  const isSteam = account.type === 'steam';
  return [
    { label: t('issuer'), value: account.issuer, code: false },
    { label: t('account'), value: account.account, code: false },
    {
      label: t('secret'),
      value: <HiddenText label={t('secret')} value={account.secret} />,
      copy: account.secret,
    },
    { label: t('type'), value: t(`type.${account.type}`), copy: false, code: false },
    ...(isSteam
      ? []
      : [
          { label: t('algorithm'), value: account.algorithm, copy: false as const },
          { label: t('digits'), value: String(account.digits), copy: false as const },
        ]),
    ...(account.period === undefined
      ? []
      : [{ label: t('period'), value: String(account.period), copy: false as const }]),
    ...(account.counter === undefined ? [] : [{ label: t('counter'), value: String(account.counter) }]),
  ];
}
