import { CopyButton, Table, useCountryName, useMessages } from '#kit';
import { DataDate } from './data-date.tsx';
import type en from './locales/en.json';
import type { FoundVendor } from './logic.ts';

/** Prefixes of a vendor that are shown; all are copied. */
const SHOWN = 8;

/** Vendors with the prefixes that are assigned to them. */
export function VendorTable({ vendors }: { vendors: readonly FoundVendor[] }) {
  const t = useMessages<typeof en.ui>();
  const countryName = useCountryName();
  return (
    <>
      <Table
        label={t('findVendor')}
        rows={vendors}
        labelled
        rowKey={({ name, country }) => `${name} ${country}`}
        columns={[
          { key: 'name', header: t('vendor'), cell: ({ name }) => name },
          {
            key: 'country',
            header: t('country'),
            cell: ({ country }) => (country === '' ? '–' : countryName(country)),
          },
          { key: 'count', header: t('quantity'), cell: ({ count }) => count },
          {
            key: 'prefixes',
            header: t('prefixes'),
            cell: ({ prefixes }) => prefixes.slice(0, SHOWN).join(', ') + (prefixes.length > SHOWN ? ', …' : ''),
            code: true,
          },
          {
            key: 'copy',
            header: '',
            cell: ({ name, prefixes }) => <CopyButton value={prefixes.join('\n')} label={name} />,
          },
        ]}
      />
      <DataDate />
    </>
  );
}
