import { Filling, OptionsLine, Panes, ResultPane, Section, Segmented, TextPane, useMessages } from '#kit';
import { CountrySelect } from './country-select.tsx';
import type en from './locales/en.json';
import { format } from './operations.ts';
import { usePhoneOperation } from './use-phone-operation.ts';

/** Numbers in, the same in one form out. By hand, for the country that is the browser's. */
export function FormatSection() {
  const t = useMessages<typeof en.ui>();
  const { value, setValue, values, option, state, inputError, loadExample } = usePhoneOperation('format', format);
  return (
    <Section name="format">
      <Filling>
        <OptionsLine>
          <CountrySelect {...option('country')} value={values.country} canBeNone />
          <Segmented {...option('as')} />
        </OptionsLine>
        <Panes>
          <TextPane
            name={t('onePerLine')}
            value={value}
            onChange={setValue}
            onExample={loadExample}
            error={inputError}
            format="phone"
          />
          <ResultPane name={t('formatted')} state={state} format="phone" />
        </Panes>
      </Filling>
    </Section>
  );
}
