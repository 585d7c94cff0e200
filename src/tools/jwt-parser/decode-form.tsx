import {
  Disclosure,
  KeyField,
  Notes,
  NumberField,
  Panes,
  Section,
  TextPane,
  useCommonMessages,
  useMessages,
  Working,
} from '#kit';
import { keyOfFile } from './key-text.ts';
import type en from './locales/en.json';
import { TokenFacts } from './token-facts.tsx';
import { useToken } from './use-token.ts';
import { Verdicts } from './verdicts.tsx';

/** A token in, all that it says out. */
export function DecodeForm() {
  const t = useMessages<typeof en.ui>();
  const common = useCommonMessages();
  const { value, setValue, values, set, option, state, shown, inputError, loadExample } = useToken();
  const skew = option('skew');
  const token = shown?.value ?? undefined;
  return (
    <Section name="decode">
      <Panes>
        {/* The inner one keeps its height where the other column is taller. */}
        <div>
          <div className="n-stack">
            <TextPane
              name={t('token')}
              value={value}
              onChange={setValue}
              onExample={loadExample}
              error={inputError}
              format="jwt"
              height="short"
            />
            <KeyField
              secret={{ ...option('key'), hint: t('keyHint') }}
              form={option('keyForm')}
              onFile={(base64) => set(keyOfFile(base64))}
            />
            <Disclosure label={common('moreOptions')} isUsed={skew.isChanged || skew.error !== undefined}>
              <NumberField {...skew} />
            </Disclosure>
          </div>
        </div>
        <div className="n-stack" data-result={token && ''} aria-live="polite" aria-busy={state.is === 'running'}>
          {token !== undefined && (
            <>
              <Verdicts token={token} onOpen={setValue} />
              <Notes notes={shown?.notes ?? []} />
              <TokenFacts token={token} typed={values} />
            </>
          )}
          {state.is === 'running' && state.slow && <Working progress={state.progress} onCancel={state.cancel} />}
        </div>
      </Panes>
    </Section>
  );
}
