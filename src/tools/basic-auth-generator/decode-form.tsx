import { useState } from 'react';
import { Button, Facts, InputField, Notes, resultToShow, Section, useMessages, useTextOperation } from '#kit';
import type charsets from '#texts/charsets/en.json';
import type en from './locales/en.json';
import { decode } from './operations.ts';

/** A header in, username and password out. It is a secret: in no link, and masked until the password is asked for. */
export function DecodeForm() {
  const t = useMessages<typeof en.ui & typeof charsets>();
  const [isShown, setShown] = useState(false);
  const { value, setValue, state, inputError, loadExample } = useTextOperation(decode, '', false);
  const shown = resultToShow(state);
  return (
    <Section name="decode">
      <div className="n-stack">
        <InputField
          label={t('header')}
          value={value}
          onChange={setValue}
          placeholder="QWxhZGRpbjpvcGVuIHNlc2FtZQ=="
          error={inputError}
          onExample={loadExample}
        />
        {shown !== undefined && (
          <div className="n-stack" data-result>
            <Facts
              facts={[
                { label: t('username'), value: shown.value.username },
                { label: t('password'), value: shown.value.password, isSecret: !isShown },
                {
                  label: t('charset'),
                  value: shown.value.charset === 'latin1' ? 'Latin-1' : 'UTF-8',
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
            <Notes notes={shown.notes} />
          </div>
        )}
      </div>
    </Section>
  );
}
