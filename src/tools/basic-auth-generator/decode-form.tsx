import { useState } from 'react';
import { Button, Facts, InputField, Notes, resultToShow, Section, useMessages, useTextOperation } from '#kit';
import type en from './locales/en.json';
import { decode } from './operations.ts';

/** A header in, username and password out; the password is masked until it is asked for. */
export function DecodeForm() {
  const t = useMessages<typeof en.ui>();
  const [isShown, setShown] = useState(false);
  const { value, setValue, state, inputError, loadExample } = useTextOperation(decode, '', { isSecret: true });
  const shown = resultToShow(state);
  const pair = shown?.value ?? undefined;
  return (
    <Section name="decode">
      <InputField
        label={t('header')}
        value={value}
        onChange={setValue}
        size="large"
        placeholder="Authorization: Basic …"
        error={inputError}
        onExample={loadExample}
      />
      <div className="n-stack" data-result aria-live="polite">
        {pair !== undefined && (
          <>
            <Notes notes={shown?.notes ?? []} />
            <Facts
              facts={[
                { label: t('username'), value: pair.username },
                { label: t('password'), value: isShown ? pair.password : MASK, copy: pair.password },
                {
                  label: t('charset'),
                  value: pair.charset === 'latin1' ? 'Latin-1' : 'UTF-8',
                  copy: false,
                  code: false,
                },
              ]}
            />
            <p>
              <Button size="small" icon={isShown ? 'eye-off' : 'eye'} onClick={() => setShown(!isShown)}>
                {t(isShown ? 'hide' : 'show')}
              </Button>
            </p>
          </>
        )}
      </div>
    </Section>
  );
}

/** As long for every password, so that its length is not seen either. */
const MASK = '••••••••';
