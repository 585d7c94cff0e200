import {
  Button,
  Facts,
  Notes,
  resultToShow,
  Section,
  TextPane,
  useMessages,
  usePanel,
  useTextOperation,
  type Fact,
} from '#kit';
import type { Account } from './account.ts';
import type en from './locales/en.json';
import { CodeNow } from './code-now.tsx';
import { read } from './operations.ts';

/** The accounts in links or in an export, one by one. Links hold secrets, and are themselves in no link. */
export function ReadTab({ onUse }: { onUse: (account: Account) => void }) {
  const t = useMessages<typeof en.ui>();
  const { turnTo } = usePanel();
  const { value, setValue, state, inputError, loadExample } = useTextOperation(read, '', false);
  const shown = resultToShow(state);
  return (
    <Section name="read">
      <div className="n-stack">
        <TextPane
          name={t('links')}
          value={value}
          onChange={setValue}
          onExample={loadExample}
          placeholder="otpauth://totp/Example:alice@example.com?secret=…"
          error={inputError}
          height="short"
        />
        {shown !== undefined && (
          <div className="n-stack" data-result aria-live="polite">
            <Notes notes={shown.notes} />
            {shown.value.accounts.map((account, index) => (
              <div key={index} className="n-stack">
                <CodeNow account={account} />
                <Facts facts={listFacts(account, t)} />
                <p>
                  <Button
                    onClick={() => {
                      onUse(account);
                      turnTo('generate');
                    }}
                  >
                    {t('showCodes')}
                  </Button>
                </p>
              </div>
            ))}
          </div>
        )}
      </div>
    </Section>
  );
}

function listFacts(account: Account, t: ReturnType<typeof useMessages<typeof en.ui>>): Fact[] {
  const { issuer, account: name, secret, type, algorithm, digits, period, counter } = account;
  const number = (label: string, value: number | undefined): Fact[] =>
    value === undefined ? [] : [{ label, value: String(value), copy: false }];
  return [
    { label: t('issuer'), value: issuer, code: false },
    { label: t('account'), value: name, code: false },
    { label: t('secret'), value: secret, isSecret: true },
    { label: t('type'), value: t(`type.${type}`), copy: false, code: false },
    ...(type === 'steam' ? [] : [{ label: t('algorithm'), value: algorithm, copy: false as const }]),
    ...number(t('digits'), digits),
    ...number(t('period'), period),
    ...number(t('counter'), counter),
  ];
}
