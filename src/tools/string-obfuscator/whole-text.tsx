import { OptionErrors, Panes, ResultPane, Section, TextPane, useMessages, useTextOperation } from '#kit';
import { FoundSecrets } from './found-secrets.tsx';
import type en from './locales/en.json';
import { redact } from './operations.ts';
import { Restoring } from './restoring.tsx';
import { SearchOptions } from './search-options.tsx';

/** A text with placeholders for its secrets, and the way back. */
export function WholeText() {
  const t = useMessages<typeof en.ui>();
  const { name, value, setValue, option, set, values, state, inputError, loadExample } = useTextOperation(
    redact,
    undefined,
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
      <Restoring original={value} onOriginal={setValue} values={values} />
      <FoundSecrets text={value} values={values} onKeep={(keep) => set({ keep })} />
    </>
  );
}
