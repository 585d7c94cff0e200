import {
  ExampleButton,
  Facts,
  FieldNote,
  Notes,
  OptionsLine,
  Section,
  Switch,
  TextField,
  useExample,
  useFieldError,
  useMessages,
  useOperation,
  useOptions,
} from '#kit';
import { CountrySelect } from './country-select.tsx';
import type en from './locales/en.json';
import { compose } from './operations.ts';

/** Country and account number in, IBAN out. Not a `Generator`, which would start with an error. */
export function ComposeForm() {
  const t = useMessages<typeof en.ui>();
  const fieldError = useFieldError();
  const { option, values, set } = useOptions(compose);
  const state = useOperation(compose, undefined, values, { enabled: values.bban.trim() !== '' });
  const loadExample = useExample(compose, ({ options = {} }) => set(options));
  const error = state.is === 'failed' ? state.error : undefined;
  const isBbanWrong = error?.where.option === 'bban';
  return (
    <Section title={t('compose')} name="compose">
      <OptionsLine>
        <CountrySelect {...option('country')} />
        <Switch {...option('grouped')} />
      </OptionsLine>
      <div className="n-stack">
        <TextField {...option('bban')} size="large" {...fieldError(isBbanWrong ? error : undefined)} />
        {!isBbanWrong && <FieldNote id="compose-error" error={fieldError(error).error} />}
        <div className="n-line">
          <ExampleButton onClick={loadExample} />
        </div>
        <div data-result aria-live="polite">
          {state.is === 'done' && (
            <>
              <Notes notes={state.notes} />
              <Facts
                facts={[{ label: t('iban'), value: typeof state.value === 'string' ? state.value : state.value.head }]}
              />
            </>
          )}
        </div>
      </div>
    </Section>
  );
}
