import { KeyField, Panes, ResultPane, Section, Select, TextField, TextPane, useMessages, useTextOperation } from '#kit';
import { keyOfFile } from './key-text.ts';
import type en from './locales/en.json';
import { sign } from './operations.ts';
import { TimeButtons } from './time-buttons.tsx';

/** Makes a token of claims. */
export function SignForm() {
  const t = useMessages<typeof en.ui>();
  const { value, setValue, option, set, state, inputError, loadExample } = useTextOperation(sign);
  return (
    <Section name="sign">
      <Panes>
        <div>
          <div className="n-stack">
            <TextPane
              name={t('claims')}
              value={value}
              onChange={setValue}
              onExample={loadExample}
              format="json"
              error={inputError}
              height="short"
            />
            <TimeButtons claims={value} onChange={setValue} />
            <span data-literal>
              <Select {...option('algorithm')} />
            </span>
            <KeyField
              secret={{ ...option('key'), hint: t('signKeyHint') }}
              form={option('keyForm')}
              onFile={(base64) => set(keyOfFile(base64))}
            />
            <TextField {...option('header')} placeholder='{"kid":"key-1"}' />
          </div>
        </div>
        <div>
          <ResultPane name={t('token')} state={state} format="jwt" height="short" onExample={loadExample} />
        </div>
      </Panes>
    </Section>
  );
}
