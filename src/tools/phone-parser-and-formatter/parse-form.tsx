import {
  InputField,
  Notes,
  OptionsLine,
  resultToShow,
  Section,
  Switch,
  useMessages,
  Working,
  type OptionState,
} from '#kit';
import { CountrySelect } from './country-select.tsx';
import type en from './locales/en.json';
import { MetadataLine } from './metadata-line.tsx';
import { parse } from './operations.ts';
import { PhoneResult } from './phone-result.tsx';
import { usePhoneOperation } from './use-phone-operation.ts';

interface ParseFormProps {
  readonly options: OptionState<typeof parse.options>;
  readonly onCountry: (code: string) => void;
}

/** One number, and all about it. */
export function ParseForm({ options, onCountry }: ParseFormProps) {
  const t = useMessages<typeof en.ui>();
  const phone = usePhoneOperation('parse', parse, options);
  const { option, values, state } = phone;
  const shown = resultToShow(state);
  return (
    <Section name="parse">
      <OptionsLine>
        <CountrySelect {...option('country')} value={values.country} onChange={onCountry} canBeNone />
        <Switch {...option('letters')} />
        <CountrySelect {...option('from')} value={values.from} />
      </OptionsLine>
      <div className="n-stack">
        <InputField
          label={t('number')}
          value={phone.value}
          onChange={phone.setValue}
          error={phone.inputError}
          onExample={phone.loadExample}
          placeholder="+44 20 7946 0123"
        />
        <div className="n-stack" data-result aria-live="polite" aria-busy={state.is === 'running'}>
          {shown !== undefined && (
            <>
              <PhoneResult phone={shown.value} from={values.from}>
                <Notes notes={shown.notes} />
              </PhoneResult>
              <MetadataLine />
            </>
          )}
          {state.is === 'running' && state.slow && <Working progress={state.progress} onCancel={state.cancel} />}
        </div>
      </div>
    </Section>
  );
}
