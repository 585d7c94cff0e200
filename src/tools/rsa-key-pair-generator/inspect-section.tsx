import {
  Alert,
  Notes,
  OptionErrors,
  OptionsLine,
  ResultPane,
  resultToShow,
  SecretField,
  Section,
  Select,
  TextPane,
  useMessages,
  useTextOperation,
} from '#kit';
import { fileNameOf } from './file-names.ts';
import { KeyFactsList } from './key-facts.tsx';
import type en from './locales/en.json';
import { inspect } from './operations.ts';
import { partOf, withoutNotes } from './part-of.tsx';

/** A key that is pasted, what it is, its public key, and whether another belongs to it. */
export function InspectSection() {
  const t = useMessages<typeof en.ui>();
  // It may be a private key: it is never linked.
  const { value, setValue, option, values, state, inputError, loadExample } = useTextOperation(inspect, '', {
    isSecret: true,
  });
  const shown = resultToShow(state);
  return (
    <Section name="inspect">
      <OptionsLine>
        <SecretField {...option('passphrase')} />
        <Select {...option('publicFormat')} />
        <Select {...option('privateFormat')} />
        <SecretField {...option('other')} />
        {values.privateFormat !== 'none' && <SecretField {...option('newPassphrase')} />}
      </OptionsLine>
      <OptionErrors state={inputError === undefined ? state : { is: 'empty' }} specs={inspect.options} />
      <div className="n-stack">
        <TextPane
          name={t('key')}
          value={value}
          onChange={setValue}
          onExample={loadExample}
          error={inputError}
          height="short"
        />
        <div className="n-stack" data-result aria-live="polite" aria-busy={state.is === 'running'}>
          {shown !== undefined && (
            <>
              <Notes notes={shown.notes} />
              {shown.value.matches !== null && (
                <Alert look={shown.value.matches ? 'success' : 'error'}>
                  {t(shown.value.matches ? 'matches' : 'matchesNot')}
                </Alert>
              )}
              <KeyFactsList
                of={shown.value}
                more={[
                  {
                    label: t('kind'),
                    value: t(shown.value.isPrivate ? 'private' : 'public'),
                    copy: false,
                    code: false,
                  },
                  ...(shown.value.comment === '' ? [] : [{ label: t('comment'), value: shown.value.comment }]),
                ]}
              />
            </>
          )}
          <ResultPane
            name={t('publicKey')}
            state={partOf(withoutNotes(state), (facts) => facts.publicKey)}
            height="short"
            fileName={fileNameOf('public', values.publicFormat, shown?.value.algorithm ?? '')}
          />
          {values.privateFormat !== 'none' && (
            <ResultPane
              name={t('privateKey')}
              state={partOf(withoutNotes(state), (facts) => facts.privateKey ?? '')}
              height="short"
              fileName={fileNameOf('private', values.privateFormat, shown?.value.algorithm ?? '')}
            />
          )}
        </div>
      </div>
    </Section>
  );
}
