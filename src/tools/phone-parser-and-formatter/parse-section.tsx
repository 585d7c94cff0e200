import { ExampleButton, Notes, OptionsLine, resultToShow, Section, TextField, useFieldError, useMessages } from '#kit';
import { CountrySelect } from './country-select.tsx';
import type en from './locales/en.json';
import { parse } from './operations.ts';
import { PhoneResult } from './phone-result.tsx';
import { usePhoneOperation } from './use-phone-operation.ts';

/** One number. By hand, for the countries that are the browser's. */
export function ParseSection() {
  const t = useMessages<typeof en.ui>();
  const fieldError = useFieldError();
  const { value, setValue, values, option, state, inputError, loadExample } = usePhoneOperation('parse', parse);
  const shown = resultToShow(state);
  return (
    <Section name="parse">
      <OptionsLine>
        <CountrySelect {...option('country')} value={values.country} canBeNone />
        <CountrySelect {...option('from')} value={values.from} />
      </OptionsLine>
      <div className="n-stack">
        <div data-input>
          <TextField
            label={t('number')}
            value={typeof value === 'string' ? value : value.head}
            onChange={setValue}
            size="large"
            placeholder="+44 20 7946 0123"
            {...fieldError(inputError)}
            tools={<ExampleButton onClick={loadExample} />}
          />
        </div>
        <div className="n-stack" data-result aria-live="polite" aria-busy={state.is === 'running'}>
          {shown !== undefined && (
            <>
              <Notes notes={shown.notes} />
              <PhoneResult phone={shown.value} from={values.from} />
            </>
          )}
        </div>
      </div>
    </Section>
  );
}
