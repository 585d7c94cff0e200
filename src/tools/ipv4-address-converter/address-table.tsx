import { CsvButtons, Table, useExplain, useMessages, type Column } from '#kit';
import type shared from '#formats/ip/locales/en.json';
import type { ConvertedLine } from './convert-lines.ts';
import { toCsv } from './csv.ts';
import styles from './ipv4-address-converter.module.css';
import type en from './locales/en.json';

/** Characters of an address that may be broken into lines. */
const LONG = 20;

/** Many addresses as a table and as CSV, which has all forms. */
export function AddressTable({ lines }: { readonly lines: readonly ConvertedLine[] }) {
  const t = useMessages<typeof en.ui & typeof shared>();
  const explain = useExplain();
  const form = (name: 'address' | 'decimal' | 'hexadecimal' | 'mappedShort'): Column<ConvertedLine> => ({
    key: name,
    header: t(name),
    cell: ({ forms }) => forms && <span className={styles['whole']}>{forms[name]}</span>,
    code: true,
  });
  const problems: Column<ConvertedLine> = {
    key: 'problem',
    header: t('problem'),
    cell: ({ problem }) => problem && explain({ ...problem, where: {} }),
  };
  return (
    <div className="n-stack">
      <div className="n-line">
        <CsvButtons make={() => toCsv(lines)} name="addresses.csv" />
      </div>
      <Table
        label={t('convertLines')}
        rows={lines}
        labelled
        rowKey={({ line }) => String(line)}
        columns={[
          { key: 'line', header: t('line'), cell: ({ line }) => line },
          {
            key: 'text',
            header: t('given'),
            cell: ({ text }) => <span className={text.length > LONG ? undefined : styles['whole']}>{text}</span>,
            code: true,
          },
          form('address'),
          form('decimal'),
          form('hexadecimal'),
          form('mappedShort'),
          { key: 'kind', header: t('kind'), cell: ({ forms }) => forms && t(`kind.${forms.kind}`) },
          ...(lines.some(({ problem }) => problem !== null) ? [problems] : []),
        ]}
      />
    </div>
  );
}
