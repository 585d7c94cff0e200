import {
  isEmptyText,
  ofInput,
  operand,
  OptionErrors,
  Panes,
  ResultPane,
  Section,
  TextPane,
  useExample,
  useInput,
  useMessages,
  useOperation,
  useOptionErrors,
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
  const [value, setValue] = useInput('redact', original, false);
  const { values, set } = options;
  const state = useOperation(redact, operand(value), values, {
    enabled: !isEmptyText(value),
    optionError: options.error,
  });
  const error = state.is === 'failed' ? state.error : undefined;
  const inputError = ofInput(error);
  const option = useOptionErrors(options, error);
  const loadExample = useExample(redact, (example) => {
    setValue(String(example.input));
    set(example.options ?? {});
  });
  return (
    <>
      <Section name="redact">
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
