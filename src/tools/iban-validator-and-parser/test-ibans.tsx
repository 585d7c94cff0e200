import { Generator, NumberField, Switch, useMessages } from '#kit';
import type generators from '#texts/generators/en.json';
import { CountrySelect } from './country-select.tsx';
import type en from './locales/en.json';
import { generate } from './operations.ts';

/** Random valid IBANs of a country. */
export function TestIbans() {
  const t = useMessages<typeof en.ui & typeof generators>();
  return (
    <Generator operation={generate} output={t('testIbans')} refresh={t('refresh')} areLines={() => true}>
      {(option) => (
        <>
          <CountrySelect {...option('country')} />
          <NumberField {...option('count')} />
          <Switch {...option('grouped')} />
        </>
      )}
    </Generator>
  );
}
