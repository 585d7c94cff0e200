import { CsvButtons, Table, useCountryName, useLongList, useMessages } from '#kit';
import { toCsv } from './csv.ts';
import { DataDate } from './data-date.tsx';
import { namesOf } from './holders.ts';
import type en from './locales/en.json';
import type { AddressLine } from './logic.ts';

/** A row for each address of a text, also as CSV. */
export function AddressTable({ lines }: { lines: readonly AddressLine[] }) {
  const t = useMessages<typeof en.ui>();
  const countryName = useCountryName();
  const { shown, more } = useLongList(lines);
  const kindOf = ({ use, cast, scope }: AddressLine) => {
    if (use !== null) return t(`use.${use.kind}`, { name: use.name });
    if (cast === 'multicast') return t('kind.multicast');
    return scope === 'local' ? t('kind.local') : '–';
  };
  return (
    <>
      <div className="n-line">
        <CsvButtons make={() => toCsv(lines)} name="mac-addresses.csv" />
      </div>
      <Table
        label={t('lookUpMany')}
        rows={shown.map((row, index) => ({ ...row, index }))}
        labelled
        rowKey={({ index }) => String(index)}
        columns={[
          { key: 'line', header: t('line'), cell: ({ line }) => line },
          { key: 'address', header: t('macAddress'), cell: ({ address }) => address, code: true },
          { key: 'ip', header: t('ip'), cell: ({ ip }) => ip ?? '–', code: true },
          {
            key: 'vendor',
            header: t('vendor'),
            cell: ({ vendor }) => (vendor === null ? t('unknownVendor') : namesOf(vendor)),
          },
          {
            key: 'country',
            header: t('country'),
            cell: ({ vendor }) => (vendor === null || vendor.country === '' ? '–' : countryName(vendor.country)),
          },
          {
            key: 'prefix',
            header: t('prefix'),
            cell: ({ vendor }) => (vendor === null ? '–' : `${vendor.prefix}/${vendor.bits}`),
            code: true,
          },
          { key: 'kind', header: t('kind'), cell: kindOf },
        ]}
      />
      {more}
      <DataDate />
    </>
  );
}
