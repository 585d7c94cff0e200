import { useState } from 'react';
import {
  Alert,
  Notes,
  OptionErrors,
  OptionsLine,
  Panes,
  resultToShow,
  SecretField,
  Section,
  Select,
  TextField,
  useMessages,
  useTextOperation,
  type Fact,
} from '#kit';
import { KeyFactsList } from './key-facts.tsx';
import { PrivateKeyPane, PublicKeyPane } from './key-panes.tsx';
import { KeyTextPane } from './key-text-pane.tsx';
import type en from './locales/en.json';
import { hasPrivateKey } from './mask.ts';
import { convert } from './operations.ts';
import { partOf } from './part-of.tsx';

/** A key in, the same in other formats out, what it is, and whether another belongs to it. */
export function ConvertSection() {
  const t = useMessages<typeof en.ui>();
  const [isShown, setShown] = useState(false);
  // It may be a private key: it is never linked.
  const { value, setValue, option, values, state, inputError, loadExample } = useTextOperation(convert, '', false);
  const shown = resultToShow(state);
  const { algorithm = '', isPrivate = true, matches = null, comment = '' } = shown?.value ?? {};
  const isHidden = !isShown && typeof value === 'string' && hasPrivateKey(value);
  const fact = (label: string, value: string): Fact => ({ label, value, copy: false, code: false });
  return (
    <Section name="convert">
      <OptionsLine most={3}>
        <span data-literal>
          <Select {...option('privateFormat')} />
        </span>
        <span data-literal>
          <Select {...option('publicFormat')} />
        </span>
        <SecretField {...option('passphrase')} />
        <SecretField {...option('newPassphrase')} />
        <SecretField {...option('other')} />
        <TextField {...option('comment')} />
      </OptionsLine>
      <OptionErrors state={inputError === undefined ? state : { is: 'empty' }} specs={convert.options} />
      <div className="n-stack">
        <KeyTextPane
          name={t('key')}
          value={value}
          onChange={setValue}
          onExample={loadExample}
          error={inputError}
          isHidden={isHidden}
        />
        {matches !== null && (
          <Alert look={matches ? 'success' : 'error'}>{t(matches ? 'matches' : 'matchesNot')}</Alert>
        )}
        {shown !== undefined && <Notes notes={shown.notes} />}
        <Panes>
          {isPrivate && (
            <PrivateKeyPane
              state={partOf(state, ({ privateKey }) => privateKey ?? '')}
              format={values.privateFormat}
              algorithm={algorithm}
              isShown={isShown}
              onShow={setShown}
            />
          )}
          <PublicKeyPane
            state={partOf(state, ({ publicKey }) => publicKey)}
            format={values.publicFormat}
            algorithm={algorithm}
          />
        </Panes>
        {shown !== undefined && (
          <div data-result aria-live="polite">
            <KeyFactsList
              of={shown.value}
              more={[
                fact(t('kind'), t(isPrivate ? 'private' : 'public')),
                ...(comment === '' ? [] : [{ label: t('comment'), value: comment }]),
              ]}
            />
          </div>
        )}
      </div>
    </Section>
  );
}
