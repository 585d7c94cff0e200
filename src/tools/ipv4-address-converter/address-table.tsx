import { CsvButtons, Table, useExplain, useMessages, type Column } from '#kit';
import type shared from '#formats/ip/locales/en.json';
import type { ConvertedLine } from './convert-lines.ts';
import { toCsv } from './csv.ts';
import type en from './locales/en.json';

/** Many addresses as a table and as CSV, which has all forms. */
export function AddressTable({ lines }: { readonly lines: readonly ConvertedLine[] }) {
  const t = useMessages<typeof en.ui & typeof shared>();
  const explain = useExplain();
  const form = (name: 'address' | 'decimal' | 'hexadecimal' | 'mappedShort'): Column<ConvertedLine> => ({
    key: name,
    header: t(name),
    cell: ({ forms }) => forms?.[name] ?? '–',
    code: true,
  });
  return (
    <div className="n-stack">
      <div className="n-line">
        <CsvButtons make={() => toCsv(lines)} name="addresses.csv" />
      </div>
      <Table
        label={t('convertLines')}
        rows={lines}
        rowKey={({ line }) => String(line)}
        columns={[
          { key: 'line', header: t('line'), cell: ({ line }) => line },
          { key: 'text', header: t('given'), cell: ({ text }) => text, code: true },
          form('address'),
          form('decimal'),
          form('hexadecimal'),
          form('mappedShort'),
          {
            key: 'kind',
            header: t('kind'),
            cell: ({ forms, problem }) => {
              if (problem !== null) return explain({ ...problem, where: {} });
              return forms && t(`kind.${forms.kind}`);
            },
          },
        ]}
      />
    </div>
  );
}
