// Longer than 60 lines: five ways to look at IBANs and BICs, each a template of its own.

import { Facts, Generator, Inspector, NumberField, Section, Switch, useMessages } from '#kit';
import { BicResult } from './bic-result.tsx';
import { ComposeForm } from './compose-form.tsx';
import { useCountryName } from './use-country-name.ts';
import { CountrySelect } from './country-select.tsx';
import { IbanResult } from './iban-result.tsx';
import type en from './locales/en.json';
import { ManyResult } from './many-result.tsx';
import { checkBic, checkMany, generate, parse } from './operations.ts';

const EXAMPLES = ['FR76 3000 6000 0112 3456 7890 189', 'DE89 3704 0044 0532 0130 00', 'GB29 NWBK 6016 1331 9268 19'];

export default function IbanValidatorAndParser() {
  const t = useMessages<typeof en.ui>();
  const countryName = useCountryName();
  return (
    <>
      <Inspector
        operation={parse}
        input={t('iban')}
        placeholder="DE89 3704 0044 0532 0130 00"
        options={(option) => <Switch {...option('allowQrIban')} label={t('allowQrIban')} />}
      >
        {(iban, { set }) => <IbanResult iban={iban} onUse={set} />}
      </Inspector>
      <Section title={t('examples')}>
        <div data-literal>
          <Facts facts={EXAMPLES.map((iban) => ({ label: countryName(iban.slice(0, 2)), value: iban }))} />
        </div>
      </Section>
      <ComposeForm />
      <Generator operation={generate} title={t('generate')} output={t('testIbans')} refresh={t('refresh')}>
        {(option) => (
          <>
            <CountrySelect {...option('country')} />
            <NumberField {...option('count')} label={t('count')} />
            <Switch {...option('grouped')} label={t('grouped')} />
          </>
        )}
      </Generator>
      <Inspector
        operation={checkMany}
        title={t('many')}
        input={t('onePerLine')}
        multiline
        options={(option) => <Switch {...option('allowQrIban')} label={t('allowQrIban')} />}
      >
        {(lines) => <ManyResult lines={lines} />}
      </Inspector>
      <Inspector operation={checkBic} title={t('checkBic')} input={t('bic')}>
        {(bic) => <BicResult bic={bic} />}
      </Inspector>
    </>
  );
}
