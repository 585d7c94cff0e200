import { CsvButtons, Table, useMessages } from '#kit';
import { toCsv } from './csv.ts';
import { DataDate } from './data-date.tsx';
import type shared from '#formats/mac/locales/en.json';
import type en from './locales/en.json';
import type { AddressLine } from './logic.ts';
import { useCountry } from './use-country.ts';

/** A row for each address of a text, also as CSV. */
export function AddressTable({ lines }: { lines: readonly AddressLine[] }) {
  const t = useMessages<typeof en.ui & typeof shared>();
  const countryOf = useCountry();
  return (
    <>
      <div className="n-line">
        <CsvButtons
          make={() => toCsv(lines)}
          name="mac-addresses.csv"
          what={t('csv')}
          downloadLabel={t('downloadCsv')}
        />
      </div>
      <Table
        label={t('lookUpMany')}
        rows={lines.map((row, index) => ({ ...row, index }))}
        labelled
        rowKey={({ index }) => String(index)}
        columns={[
          { key: 'line', header: t('line'), cell: ({ line }) => line },
          { key: 'address', header: t('macAddress'), cell: ({ address }) => address, code: true },
          { key: 'ip', header: t('ip'), cell: ({ ip }) => ip ?? '–', code: true },
          { key: 'vendor', header: t('vendor'), cell: ({ vendor }) => vendor?.name ?? t('unknownVendor') },
          { key: 'country', header: t('country'), cell: ({ vendor }) => countryOf(vendor?.country ?? '') },
          {
            key: 'prefix',
            header: t('prefix'),
            cell: ({ vendor }) => (vendor === null ? '–' : `${vendor.prefix}/${vendor.bits}`),
            code: true,
          },
          { key: 'cast', header: t('cast'), cell: ({ cast }) => t(`cast.${cast}`) },
          { key: 'scope', header: t('scope'), cell: ({ scope }) => t(`scope.${scope}`) },
          {
            key: 'use',
            header: t('use'),
            cell: ({ use }) => (use === null ? '–' : t(`use.${use.kind}`, { name: use.name })),
          },
        ]}
      />
      <DataDate />
    </>
  );
}
