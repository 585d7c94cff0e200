import { Facts, Section, useCountryName, useMessages } from '#kit';
import type en from './locales/en.json';

const EXAMPLES = ['FR76 3000 6000 0112 3456 7890 189', 'DE89 3704 0044 0532 0130 00', 'GB29 NWBK 6016 1331 9268 19'];

/** Valid IBANs to copy, by country. */
export function ExampleIbans() {
  const t = useMessages<typeof en.ui>();
  const countryName = useCountryName();
  return (
    <Section title={t('examples')}>
      <div data-literal>
        <Facts facts={EXAMPLES.map((iban) => ({ label: countryName(iban.slice(0, 2)), value: iban }))} />
      </div>
    </Section>
  );
}
