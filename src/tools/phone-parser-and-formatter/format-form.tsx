import {
  OptionsLine,
  Panes,
  ResultPane,
  Section,
  Segmented,
  Switch,
  TextPane,
  useMessages,
  type OptionState,
} from '#kit';
import { CountrySelect } from './country-select.tsx';
import type en from './locales/en.json';
import { format } from './operations.ts';
import { usePhoneOperation } from './use-phone-operation.ts';

interface FormatFormProps {
  readonly options: OptionState<typeof format.options>;
  readonly onCountry: (code: string) => void;
}

/** Numbers in, and out in one form. */
export function FormatForm({ options, onCountry }: FormatFormProps) {
  const t = useMessages<typeof en.ui>();
  const phone = usePhoneOperation('format', format, options);
  const { option, values } = phone;
  return (
    <Section name="format">
      <OptionsLine>
        <Segmented {...option('as')} />
        <CountrySelect {...option('country')} value={values.country} onChange={onCountry} canBeNone />
        <Switch {...option('letters')} />
      </OptionsLine>
      <Panes>
        <TextPane
          name={t('onePerLine')}
          value={phone.value}
          onChange={phone.setValue}
          onExample={phone.loadExample}
          error={phone.inputError}
          format="phone"
        />
        <ResultPane name={t('formatted')} state={phone.state} format="phone" />
      </Panes>
    </Section>
  );
}
