import {
  OptionErrors,
  Panes,
  ResultPane,
  Section,
  TextPane,
  useMessages,
  useTextOperationWith,
  type OptionState,
  type TextState,
} from '#kit';
import { FoundSecrets } from './found-secrets.tsx';
import type en from './locales/en.json';
import { redact } from './operations.ts';
import { SearchOptions } from './search-options.tsx';

interface WholeTextProps {
  readonly original: TextState;
  readonly options: OptionState<(typeof redact)['options']>;
}

/** A text with placeholders for its secrets. */
export function WholeText({ original, options }: WholeTextProps) {
  const t = useMessages<typeof en.ui>();
  const { name, value, setValue, option, set, values, state, inputError, loadExample } = useTextOperationWith(
    redact,
    options,
    original,
    false,
  );
  return (
    <>
      <Section name={name}>
        <SearchOptions option={option} />
        <OptionErrors state={inputError === undefined ? state : { is: 'empty' }} specs={redact.options} />
        <Panes>
          <TextPane
            name={t('wholeText')}
            value={value}
            onChange={setValue}
            onExample={loadExample}
            error={inputError}
            height="short"
          />
          <ResultPane name={t('redacted')} state={state} onExample={loadExample} height="short" />
        </Panes>
      </Section>
      <FoundSecrets text={value} values={values} onKeep={(keep) => set({ keep })} />
    </>
  );
}
