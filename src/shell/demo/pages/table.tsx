import { columnsOf, CopyButton, Table } from '#kit';

const ROWS = [
  { code: '200', name: 'OK' },
  { code: '404', name: 'Not Found' },
];
const shared = { rows: ROWS, rowKey: (row: (typeof ROWS)[number]) => row.code };

export default function TableDemo() {
  return (
    <>
      <Table {...shared} label="Headers from the data" columns={columnsOf(ROWS)} />
      <Table {...shared} label="Hidden headers" columns={columnsOf(ROWS)} hideHeaders />
      <Table {...shared} label="Renamed headers" columns={columnsOf(ROWS, { code: 'Status code', name: 'Meaning' })} />
      <Table
        {...shared}
        label="Own cells"
        columns={[
          { key: 'code', header: 'Code', cell: (row) => row.code, code: true },
          { key: 'name', header: 'Name', cell: (row) => row.name },
          { key: 'Copy', header: '', cell: (row) => <CopyButton value={row.name} label={row.name} /> },
        ]}
      />
    </>
  );
}
