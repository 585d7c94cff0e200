import {
  Answer,
  ExampleButton,
  FieldNote,
  lastGood,
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
  const shown = lastGood(state);
  const isBbanWrong = error?.where.option === 'bban';
  return (
    <Section name="compose">
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
        <Notes notes={shown?.notes ?? []} />
        <Answer label={t('iban')} value={typeof shown?.value === 'string' ? shown.value : undefined} />
      </div>
    </Section>
  );
}
