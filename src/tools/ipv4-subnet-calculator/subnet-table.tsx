import { CopyButton, CsvButtons, Table, useIntlLanguage, useMessages, type Column } from '#kit';
import { toCsv, type SubnetRow } from './csv.ts';
import type en from './locales/en.json';

interface SubnetTableProps {
  readonly label: string;
  readonly subnets: readonly SubnetRow[];
}

/** Subnets as a table, and as CSV. */
export function SubnetTable({ label, subnets }: SubnetTableProps) {
  const t = useMessages<typeof en.ui>();
  const number = new Intl.NumberFormat(useIntlLanguage());
  const text = (key: 'name' | 'cidr' | 'first' | 'last' | 'broadcast'): Column<SubnetRow> => ({
    key,
    header: t(key),
    cell: (row) => row[key] ?? '–',
    code: key !== 'name',
  });
  const isPlan = subnets.some(({ hosts }) => hosts !== undefined);
  const count = (key: 'hosts' | 'usable' | 'size'): Column<SubnetRow> => ({
    key,
    header: t(key === 'hosts' ? 'wanted' : key === 'size' ? 'addresses' : key),
    cell: (row) => number.format(row[key] ?? 0),
  });
  return (
    <div className="n-stack">
      <div className="n-line">
        <CopyButton value={subnets.map(({ cidr }) => cidr).join('\n')} label={t('copyNetworks')} />
        <CsvButtons make={() => toCsv(subnets)} name="networks.csv" />
      </div>
      <Table
        label={label}
        rows={subnets}
        labelled
        rowKey={({ cidr }) => cidr}
        columns={[
          ...(isPlan ? [text('name'), count('hosts')] : []),
          text('cidr'),
          text('first'),
          text('last'),
          ...(subnets.some(({ broadcast }) => broadcast !== null) ? [text('broadcast')] : []),
          ...(isPlan ? [count('usable'), count('size')] : []),
        ]}
      />
    </div>
  );
}
